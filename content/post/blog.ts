/** The words around the posts; the posts themselves are published into the database. */
export const blog = {
  title: 'Blog',
  description:
    'What bidders, accountants, exporters and agents ask about digital signature certificates, answered: which one, how ' +
    'to get it, what goes wrong.',
  heading: 'Blog Hub',
  subheading: 'START READING',
  empty: 'No blogs available',
  home: { heading: 'Our Blogs', more: 'View All' },
} as const;
