import type { DocumentHead } from '#domain/document/document.ts';

/** One step of a process. */
export type ProcessStep = {
  /** What to do, in a few words. */
  readonly title: string;
  /** How to do it, in a sentence or three. */
  readonly text: string;
};

/** A page that explains one process: applying, downloading or revoking. */
export type Process = {
  /** The page’s address without the leading slash; never changed once published. */
  readonly slug: string;
  /** What the browser tab and search engines show. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  /** The page’s first heading. */
  readonly heading: string;
  /** The text below the heading: the result of the process. */
  readonly lead: string;
  /** In the order in which they are done. */
  readonly steps: readonly ProcessStep[];
  /** Notes on the process; plain text, a line each. */
  readonly notes: readonly string[];
  /** The one action of the page: on another site (`href`) or on this one (`path`). */
  readonly button:
    | { readonly title: string; readonly path: string }
    | { readonly title: string; readonly href: string };
  /** The forms and letters that this process requires. */
  readonly forms?: readonly DocumentHead[];
  /** Whom to call about this process. */
  readonly phone?: string;
  /** Where to write about this process. */
  readonly email?: string;
  /** The day on which the page was last checked against the actual process; ISO 8601. */
  readonly lastReviewed: string;
};
