import type { DocumentHead } from '#domain/document/document.ts';

/** One thing the reader does, in its turn. */
export type ProcessStep = {
  /** What to do, in a few words. */
  readonly title: string;
  /** How to do it, in a sentence or three. */
  readonly text: string;
};

/** A page that leads through one process: applying, downloading or revoking. */
export type Process = {
  /** The page’s address without the leading slash; never changed once published. */
  readonly slug: string;
  /** What the browser tab and search engines show. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  /** The page’s first heading. */
  readonly heading: string;
  /** Says below the heading what the reader will have achieved at the end. */
  readonly lead: string;
  /** In the order in which they are done. */
  readonly steps: readonly ProcessStep[];
  /** What to mind on the way; plain text, a line each. */
  readonly notes: readonly string[];
  /** The one action of the page: on another site (`href`) or on this one (`path`). */
  readonly button:
    | { readonly title: string; readonly path: string }
    | { readonly title: string; readonly href: string };
  /** The forms and letters that this process asks for. */
  readonly forms?: readonly DocumentHead[];
  /** Whom to call about this process. */
  readonly phone?: string;
  /** Where to write about this process. */
  readonly email?: string;
  /** The day on which somebody last compared the page with reality; ISO 8601. */
  readonly lastReviewed: string;
};
