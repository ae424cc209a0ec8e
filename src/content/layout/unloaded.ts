/**
 * What of a page could not be read; each is followed by a link to the same page. In a file of its own, which the
 * scripts of home do not contain.
 */
export const unloaded = {
  posts: 'The posts could not be loaded.',
  popular: 'The popular posts could not be loaded.',
  post: 'This post could not be loaded.',
  notices: 'The latest updates could not be loaded.',
} as const;
