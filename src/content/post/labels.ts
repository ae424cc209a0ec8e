/** The words around a post. */
export const postLabels = {
  loading: 'Loading...',
  missing: { heading: 'No blog found', text: 'The link may be old.', seeAll: 'See all posts' },
  popular: { heading: 'Popular Blogs', readMore: 'Read More' },
} as const;
