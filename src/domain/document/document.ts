import type { FormBlock } from '#domain/document/form.ts';

/** The metadata of a document, for menus, tables and the server. */
export type DocumentHead = {
  /** Where the file is served, not percent-encoded; never changed once published. */
  readonly path: `/${'forms' | 'Content' | 'repository'}/${string}.pdf`;
  readonly title: string;
  /** The version of the text, `4.0.1`. */
  readonly edition: string;
  /** The first day of this edition; ISO 8601. It also gives the dates in the file. */
  readonly effectiveDate: string;
  /** The next edition, if any: the file says so on its first page and stays at its path. */
  readonly supersededBy?: { readonly edition: string; readonly effectiveDate: string };
};

/** A document with its text, to render a PDF. */
export type Document = {
  readonly head: DocumentHead;
  /** The purpose of the document in a sentence, below the title and as the file’s subject. */
  readonly subtitle: string;
  /** Warnings, in boxes before the text. */
  readonly warnings?: readonly string[];
  /** Unnumbered sections before the first numbered one, such as a list of changes. */
  readonly front?: readonly DocumentSection[];
  /**
   * `headings` numbers sections to any depth (4.9.7); `clauses` numbers the top sections and each paragraph in them
   * (4.9); `none` is for forms.
   */
  readonly numbering: 'headings' | 'clauses' | 'none';
  /** Whether a table of contents precedes the text. */
  readonly hasContents?: boolean;
  readonly sections: readonly DocumentSection[];
  /** Unnumbered sections after the last numbered one, such as the place for signatures. */
  readonly back?: readonly DocumentSection[];
};

/** A heading and its content. */
export type DocumentSection = {
  readonly heading: string;
  readonly body: readonly DocumentBlock[];
  readonly sections?: readonly DocumentSection[];
};

/** A paragraph, a list, a table, a link, or form fields. */
export type DocumentBlock = string | ListBlock | TableBlock | LinkBlock | FormBlock;

/** A link to another site on a line of its own, with its address in full for readers on paper. */
export type LinkBlock = { readonly kind: 'link'; readonly title: string; readonly href: string };

/** Short lines, each with a bullet. */
export type ListBlock = { readonly kind: 'list'; readonly lines: readonly string[] };

/** Rows under column headings; the first cell of a row names the row. */
export type TableBlock = {
  readonly kind: 'table';
  /** `share` is the column’s part of the width; the sum of the shares is arbitrary. */
  readonly columns: readonly { readonly title: string; readonly share: number }[];
  readonly rows: readonly (readonly string[])[];
};

/** A list with one line a bullet. */
export function list(...lines: readonly string[]): ListBlock {
  return { kind: 'list', lines };
}

/** The name under which a browser saves the document: the last part of its path. */
export function readFileName({ path }: DocumentHead): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A section of paragraphs and other blocks. */
export function section(heading: string, ...body: readonly DocumentBlock[]): DocumentSection {
  return { heading, body };
}

/** A section that only holds others. */
export function chapter(heading: string, ...sections: readonly DocumentSection[]): DocumentSection {
  return { heading, body: [], sections };
}
