/** The words around the posts; the posts themselves are published into the database. */
export const blog = {
  title: 'Blog',
  description:
    'Answers for bidders, accountants, exporters and agents. Which digital signature certificate to buy, how to get it ' +
    'and how to fix problems.',
  heading: 'Blog Hub',
  subheading: 'START READING',
  empty: 'No blogs available',
  /** What the page of an empty blog links to. */
  instead: 'Read our answers to common questions',
  /** The badge of a card. */
  popular: 'Popular',
  home: { heading: 'Our Blogs', more: 'View All' },
} as const;
