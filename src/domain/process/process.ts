import type { DocumentHead } from '#domain/document/document.ts';
import type { CommonQuestion } from '#domain/layout/common-question.ts';
import type { PagePath, SitePath } from '#domain/site/routes.ts';

/** A page that explains one process: applying, downloading or revoking. */
export type Process = {
  /** The page’s address without the leading slash; never changed once published. */
  readonly slug: ProcessSlug;
  /** The title in the browser tab and in search engines. */
  readonly title: string;
  /** The text below the title in search engines; 120 to 155 characters. */
  readonly description: string;
  readonly heading: string;
  /** The text below the heading: the result of the process. */
  readonly intro: string;
  /** The first questions of most readers. */
  readonly questions: readonly CommonQuestion[];
  /** Urgent advice, above everything else, with how to ask for a revocation now. */
  readonly urgent?: Urgent;
  /** What to do in cases that differ, in order. */
  readonly cases?: readonly { readonly id: string; readonly heading: string; readonly lines: readonly string[] }[];
  readonly steps: readonly ProcessStep[];
  /** In groups, where they are many. Plain text, a line each. */
  readonly notes: readonly NoteGroup[];
  /** The call to action of the page: on another site (`href`) or on this one (`path`). */
  readonly button: { readonly title: string } & ({ readonly path: SitePath } | { readonly href: string });
  readonly forms?: readonly DocumentHead[];
  /** The day of the last check against the actual process; ISO 8601. */
  readonly lastReviewed: string;
};

export type NoteGroup = { readonly heading?: string; readonly lines: readonly string[] };

type ProcessStep = {
  readonly title: string;
  readonly text: string;
  /** The parts of a long step. */
  readonly parts?: readonly { readonly title: string; readonly text: string }[];
};

type ProcessSlug = PagePath extends infer Path
  ? Path extends `/${infer Slug extends `${string}-dsc-process`}`
    ? Slug
    : never
  : never;

/** Urgent advice. */
type Urgent = {
  readonly heading: string;
  readonly text: string;
  /** Before the call to action of the page. */
  readonly find: string;
  /** Things to have at hand, a line each. */
  readonly have: readonly string[];
  /** What happens then, a line each. */
  readonly next: readonly string[];
};
