/** The objects of a PDF (ISO 32000-2, section 7.3). */
type PdfRef = { readonly type: 'ref'; readonly number: number; readonly generation: number };
type PdfName = { readonly type: 'name'; readonly value: string };
export type PdfString = {
  readonly type: 'string';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isHex: boolean;
  /**
   * `start` of the first delimiter, `end` after the last one. Offsets from the start of the file; -1 within an object
   * stream.
   */
  readonly start: number;
  readonly end: number;
};
type PdfArray = { readonly type: 'array'; readonly items: readonly PdfValue[] };
export type PdfDict = {
  readonly type: 'dict';
  readonly entries: ReadonlyMap<string, PdfValue>;
  /** Readers differ about which of two entries of the same key counts. */
  readonly hasDuplicates: boolean;
};
export type PdfStream = { readonly type: 'stream'; readonly dict: PdfDict; readonly bytes: Uint8Array<ArrayBuffer> };
export type PdfValue = null | boolean | number | PdfRef | PdfName | PdfString | PdfArray | PdfDict | PdfStream;

export const emptyDict: PdfDict = { type: 'dict', entries: new Map(), hasDuplicates: false };

type Typed = Exclude<PdfValue, null | boolean | number>;

/** The value if it is of this type. */
export function asType<Type extends Typed['type']>(
  value: PdfValue | undefined,
  type: Type,
): Extract<Typed, { type: Type }> | undefined {
  if (typeof value !== 'object' || value === null || value.type !== type) return undefined;
  return value as Extract<Typed, { type: Type }>;
}

/** The name's text; blank for anything else. */
export function nameOf(value: PdfValue | undefined): string {
  return asType(value, 'name')?.value ?? '';
}

/** A whole number that is not negative. */
export function naturalOf(value: PdfValue | undefined): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/**
 * Where PDFDocEncoding differs from Latin-1 (ISO 32000-2, annex D.3): the characters from 0x18 and from 0x80. It has none
 * at 0x7f, 0x9f and 0xad.
 */
const pdfDocCharacters: readonly (readonly [first: number, characters: string])[] = [
  [0x18, '˘ˇˆ˙˝˛˚˜'],
  [0x80, '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\ufffd€'],
];

const pdfDocEncoding = new Map(
  pdfDocCharacters.flatMap(([first, characters]) =>
    Array.from(characters, (character, index) => [first + index, character] as const),
  ),
);

/**
 * A text in PDFDocEncoding. Characters that it lacks become the low byte of their code, as most programs encode them in
 * a password.
 */
export function encodePdfDoc(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => pdfDocOctets.get(character) ?? character.charCodeAt(0) & 0xff);
}

const pdfDocOctets = new Map(Array.from(pdfDocEncoding, ([octet, character]) => [character, octet] as const));

/** A text string (ISO 32000-2, section 7.9.2.2): UTF-16BE or UTF-8 by its mark, else PDFDocEncoding. */
export function textOf(value: PdfValue | undefined): string {
  const bytes = asType(value, 'string')?.bytes;
  if (!bytes) return '';
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(bytes);
  return Array.from(bytes, (octet) => pdfDocEncoding.get(octet) ?? String.fromCharCode(octet)).join('');
}
