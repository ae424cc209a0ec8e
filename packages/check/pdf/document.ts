import { type Budget, failPdf } from '../budget.ts';
import type { Bytes } from '../bytes.ts';
import { type Decryption, decryptStrings, openEncryption } from './encryption/decryption.ts';
import { type ObjectStream, openObjectStream, parseInStream } from './object-stream.ts';
import { asType, nameOf, naturalOf, type PdfDict, type PdfStream, type PdfValue } from './objects.ts';
import { type ParsedObject, parseObject } from './parse-object.ts';
import { readXref, type XrefEntry, type XrefSection } from './read-xref.ts';

/** One revision of a PDF: the bytes up to its end, and its objects, parsed when they are asked for. */
export type PdfDocument = {
  readonly bytes: Bytes;
  readonly sections: readonly XrefSection[];
  /** After `%%EOF` of the newest revision. */
  readonly end: number;
  readonly trailer: PdfDict;
  readonly isEncrypted: boolean;
  /** Of the whole file: reading any revision counts in it. */
  readonly budget: Budget;
  /** By number, the newest first. */
  readonly entries: ReadonlyMap<number, XrefEntry>;
  /** An object; null where there is none (ISO 32000-2, section 7.3.10). */
  load(number: number): Promise<PdfValue>;
  /** The target of a reference; any other value itself. */
  resolve(value: PdfValue | undefined): Promise<PdfValue>;
  resolveDict(value: PdfValue | undefined): Promise<PdfDict | undefined>;
  /** The items of an array; none for anything else. */
  resolveItems(value: PdfValue | undefined): Promise<readonly PdfValue[]>;
  /** Opens the revision that ends at an offset. */
  openRevision(end: number): Promise<PdfDocument>;
  /** Parsed objects of all revisions. */
  readonly parsed: ParsedFile;
};

/**
 * Caches across revisions: the object at an offset is the same in each, unless its length is another object.
 */
type ParsedFile = {
  readonly objects: Map<number, ParsedObject>;
  readonly streams: WeakMap<PdfStream, Promise<ObjectStream>>;
  readonly sections: Map<number, XrefSection>;
  /** Reused buffer for the signed content: for each signature it has the size of the file. */
  scratch: Bytes;
};

/** Units of the budget for an object, besides its value. */
const objectUnits = 3;

/** Opens the newest revision of the bytes. Throws a `RefusalError`. */
export async function openDocument(
  bytes: Bytes,
  budget: Budget,
  passwords: readonly string[],
  parsed: ParsedFile = { objects: new Map(), streams: new WeakMap(), sections: new Map(), scratch: new Uint8Array() },
): Promise<PdfDocument> {
  const { sections, end } = await readXref(bytes, budget, parsed.sections);
  const entries = mergeEntries(sections, budget);
  const trailer = sections[0]?.trailer ?? failPdf('trailer-invalid');
  const cache = new Map<number, Promise<PdfValue>>();
  const streams = new Map<number, Promise<ObjectStream>>();
  let decryption: Decryption | undefined;

  const resolve = async (value: PdfValue | undefined): Promise<PdfValue> => {
    let current = value ?? null;
    for (let step = 0; step < 32; step++) {
      const ref = asType(current, 'ref');
      if (!ref) return current;
      const entry = entries.get(ref.number);
      if (entry?.kind === 'offset' && entry.generation !== ref.generation) return null;
      current = await load(ref.number);
    }
    return failPdf('object-invalid');
  };

  const readLength = async (value: PdfValue | undefined): Promise<number | undefined> => {
    const ref = asType(value, 'ref');
    const isCompressed = ref && entries.get(ref.number)?.kind === 'compressed';
    return isCompressed ? naturalOf(await resolve(ref)) : readPlainLength(value);
  };

  /** The length of an object stream. It must not be in an object stream itself: reading it could need the same stream. */
  const readPlainLength = async (value: PdfValue | undefined): Promise<number | undefined> => {
    const ref = asType(value, 'ref');
    const entry = ref && entries.get(ref.number);
    if (!ref) return naturalOf(value);
    if (entry?.kind !== 'offset') return undefined;
    const object = await parseObject(bytes, entry.offset, 2, budget, async () => undefined);
    return object.number === ref.number ? naturalOf(object.value) : undefined;
  };

  const readObject = async (number: number): Promise<PdfValue> => {
    const entry = entries.get(number);
    budget.countUnits(objectUnits);
    if (!entry || entry.kind === 'free') return null;
    if (entry.kind === 'compressed') return readCompressed(number, entry.stream, entry.index);
    return readPlain(number, entry, readLength);
  };

  const readPlain = async (
    number: number,
    entry: XrefEntry | undefined,
    read: typeof readLength,
  ): Promise<PdfValue> => {
    if (entry?.kind !== 'offset') return failPdf('cross-reference-invalid');
    const object = await parseShared(entry.offset, read);
    if (object.number !== number || object.generation !== entry.generation) return failPdf('cross-reference-invalid');
    return decryption ? decryptObject(object, decryption, budget) : object.value;
  };

  const parseShared = async (offset: number, read: typeof readLength): Promise<ParsedObject> => {
    const known = parsed.objects.get(offset);
    if (known && known.end <= bytes.length) return known;
    let isShared = true;
    const found = await parseObject(bytes, offset, budget.limits.depth, budget, (value) => {
      isShared &&= asType(value, 'ref') === undefined;
      return read(value);
    });
    if (isShared) parsed.objects.set(offset, found);
    return found;
  };

  const openContainer = async (number: number): Promise<ObjectStream> => {
    const value = await readPlain(number, entries.get(number), readPlainLength);
    const stream = asType(value, 'stream') ?? failPdf('stream-invalid');
    const found = parsed.streams.get(stream) ?? openObjectStream(stream, budget);
    parsed.streams.set(stream, found);
    return found;
  };

  const readCompressed = async (number: number, container: number, index: number): Promise<PdfValue> => {
    const found = streams.get(container) ?? openContainer(container);
    streams.set(container, found);
    return parseInStream(await found, number, index, budget);
  };

  const load = (number: number): Promise<PdfValue> => {
    const found = cache.get(number) ?? readObject(number);
    cache.set(number, found);
    return found;
  };

  const resolveDict = async (value: PdfValue | undefined) => asType(await resolve(value), 'dict');
  const resolveItems = async (value: PdfValue | undefined) => asType(await resolve(value), 'array')?.items ?? [];

  const encrypt = trailer.entries.get('Encrypt');
  if (encrypt !== undefined && encrypt !== null) {
    const dict = (await resolveDict(encrypt)) ?? failPdf('trailer-invalid');
    const [id] = await resolveItems(trailer.entries.get('ID'));
    decryption = await openEncryption(dict, asType(id, 'string')?.bytes ?? new Uint8Array(), passwords);
    // Only the encryption dictionary itself is not encrypted; other cached objects were read without decryption.
    const own = asType(encrypt, 'ref')?.number;
    for (const number of cache.keys()) if (number !== own) cache.delete(number);
  }
  const parts = { bytes, sections, end, trailer, isEncrypted: decryption !== undefined, entries, budget, parsed };
  const openRevision = (to: number) => openDocument(bytes.subarray(0, to), budget, passwords, parsed);
  return { ...parts, load, resolve, resolveDict, resolveItems, openRevision };
}

/** The newest entry of each object. */
function mergeEntries(sections: readonly XrefSection[], budget: Budget): ReadonlyMap<number, XrefEntry> {
  const entries = new Map<number, XrefEntry>();
  for (const section of sections) {
    budget.countUnits(section.entries.size / 2);
    for (const [number, entry] of section.entries) if (!entries.has(number)) entries.set(number, entry);
  }
  return entries;
}

async function decryptObject(
  { value, number, generation }: ParsedObject,
  decryption: Decryption,
  budget: Budget,
): Promise<PdfValue> {
  const encrypted = asType(value, 'stream');
  // A cross-reference stream is never encrypted (ISO 32000-2, section 7.5.8.2).
  if (encrypted && nameOf(encrypted.dict.entries.get('Type')) === 'XRef') return value;
  const decrypted = await decryptStrings(value, decryption, { number, generation });
  const stream = asType(decrypted, 'stream');
  if (!stream) return decrypted;
  budget.countBytes(stream.bytes.length);
  return { ...stream, bytes: await decryption.decryptStream(stream, { number, generation }) };
}
