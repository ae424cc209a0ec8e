import type { PastedPicture } from './html-pictures.ts';

/** What an editor pasted. It is read at once: after the event the browser no longer has it. */
export type Clipboard = {
  readonly html: string;
  readonly text: string;
  readonly pictures: readonly File[];
};

/** A picture to add: a file of the clipboard, or one inside its HTML. */
export type NewPicture = Pick<PastedPicture, 'file'> & Partial<PastedPicture>;

/** What to insert, which pictures to add, and what was left out. */
export type Paste = {
  readonly text: string;
  readonly pictures: readonly NewPicture[];
  /** Pictures that somebody must add by hand. */
  readonly missing: number;
  readonly leftOutStruckText: boolean;
};

export function readClipboard(data: DataTransfer): Clipboard {
  return { html: data.getData('text/html'), text: data.getData('text/plain'), pictures: listPictures(data.files) };
}

export function listPictures(files: FileList | null): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** Whether the browser's own paste is right: of plain text, which may have come with a picture. */
export function isPlainText({ html, text, pictures }: Clipboard): boolean {
  // The file manager of macOS copies the name of a file beside it.
  const isName = pictures.some(({ name }) => name === text);
  return html === '' && (pictures.length === 0 || (text !== '' && !isName));
}

/**
 * Converts a clipboard. Of text and a picture of it, as Excel copies both, only the text is taken. The converter is
 * loaded with the first paste.
 */
export async function convertPaste({ html, text, pictures }: Clipboard): Promise<Paste> {
  const nothing = { missing: 0, leftOutStruckText: false };
  const files = { ...nothing, text: '', pictures: pictures.map((file) => ({ file })) };
  if (html === '') return files;
  const { convertHtml } = await import('./convert-html.ts');
  // Inert: no script runs and nothing is loaded in a document of a parser.
  const pasted = convertHtml(new DOMParser().parseFromString(html, 'text/html'));
  if (!pasted) return text === '' ? files : { ...nothing, text, pictures: [] };
  if (!pasted.hasText && pasted.pictures.length === 0 && pictures.length > 0) return files;
  return { ...pasted, text: pasted.markdown };
}

/** Adds the blank lines that a block needs before and after it; a phrase goes into its sentence as it is. */
export function fitIn(markdown: string, before: string, after: string): string {
  const isBlock = markdown.includes('\n') || /^(?:#|- |\d{1,9}[.)] |\||>|```)/.test(markdown);
  if (!isBlock) return markdown;
  const gap = (lines: number): string => '\n'.repeat(Math.max(0, 2 - lines));
  const linesBefore = before === '' ? 2 : countLines(before.slice(-2));
  const linesAfter = after === '' ? 2 : countLines([...after.slice(0, 2)].reverse().join(''));
  return gap(linesBefore) + markdown + gap(linesAfter);
}

/** How many of the last characters are line ends. */
const countLines = (end: string): number => (end.endsWith('\n\n') ? 2 : Number(end.endsWith('\n')));
