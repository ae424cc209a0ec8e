import type { PageLink } from '#domain/layout/page-link.ts';

/** A question that most readers of a page have, in a few words, and its answer in one or two short sentences. */
export type CommonQuestion = {
  readonly question: string;
  readonly answer: string;
  /** Where more is said. */
  readonly link?: PageLink;
};
