import type { SitePath } from '#domain/site/routes.ts';

/** A message of a portal or program, with its cure. */
export type ErrorText = {
  /** Names the entry in addresses (`/help/errors#<slug>`); never changed once published. */
  readonly slug: string;
  /** The message as people report it. */
  readonly text: string;
  /** Other wordings of the same, as people type them. */
  readonly otherTexts?: readonly string[];
  /** The slugs of messages that are easily taken for this one. */
  readonly similar?: readonly string[];
  /**
   * A pasted text must have at least one of these words. They tell this message from similar ones of other programs.
   */
  readonly needs?: readonly string[];
  readonly meaning: string;
  /** What to do, in order. */
  readonly steps: readonly string[];
  readonly links?: readonly { readonly title: string; readonly path: SitePath | `https://${string}` }[];
  /** The page that quotes the message; absent where only people report it, and its wording is not confirmed. */
  readonly source?: `https://${string}`;
};

/** The messages of one portal or program. */
export type ErrorGroup = {
  readonly slug: string;
  readonly title: string;
  readonly portal?: { readonly title: string; readonly href: `https://${string}` };
  readonly errors: readonly ErrorText[];
};
