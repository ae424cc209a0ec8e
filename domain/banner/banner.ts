/** What stands on every page when something is wrong: one at a time. */
export type Banner = {
  /** One or two sentences, plain text. */
  readonly text: string;
  /** Where more is said: in the site or http(s); blank for nowhere. */
  readonly href: string;
  readonly isActive: boolean;
};
