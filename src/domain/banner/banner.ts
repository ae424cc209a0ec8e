/** The announcement on every page, such as an outage; one at a time. */
export type Banner = {
  /** One or two sentences, plain text. */
  readonly text: string;
  /** A link with more information: a path of the site or an http(s) URL; blank for none. */
  readonly href: string;
  readonly isActive: boolean;
};
