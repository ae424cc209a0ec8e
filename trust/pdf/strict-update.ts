import { type Budget, readOr } from '#trust/budget.ts';
import { hasDanglingReferences } from '#trust/pdf/dangling-references.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { openObjectStream, parseInStream } from '#trust/pdf/object-stream.ts';
import { as, nameOf, naturalOf, type PdfDict, type PdfStream, type PdfValue } from '#trust/pdf/objects.ts';
import { type ParsedObject, parseObject } from '#trust/pdf/parse-object.ts';
import type { XrefEntry, XrefSection } from '#trust/pdf/read-xref.ts';
import { createScanner, readNatural, skipWord } from '#trust/pdf/scanner.ts';
import { checkTrailer, readEnd, readTableEnd, skipComments, skipLineEnd, textAt } from '#trust/pdf/strict-syntax.ts';

/** One incremental update as the bytes of the file: those between the end of a revision and its own. */
type Update = {
  /** The objects by offset. */
  readonly objects: ReadonlyMap<number, ParsedObject>;
  readonly sections: readonly XrefSection[];
  /** The address that it ends with, and where it ends. */
  readonly start: number;
  readonly end: number;
};

/** The most objects that a file may have (ISO 32000-1, annex C). */
const largestSize = 8_388_608;

/** Whether what follows an offset is exact, by offset, for each document. */
const known = new WeakMap<PdfDocument, Map<number, Promise<boolean>>>();

/**
 * Whether what follows a signed revision leaves nothing to repair, so that every reader finds the objects that this one
 * finds (ISO 32000-2, section 7.5). A reader that meets a fault takes the last object of each number, whether or not a
 * table names it; so all that is there must be named, and named where it is. What was signed may have its faults, since
 * whoever reads it saw the same when it was signed.
 */
export async function isAppendedExactly(signed: PdfDocument, current: PdfDocument): Promise<boolean> {
  const added = current.sections.length - signed.sections.length;
  const isContinued = signed.sections.every(({ offset }, index) => current.sections[added + index]?.offset === offset);
  if (!isContinued || added < 0) return false;
  // Some readers count from the header.
  const hasHeader = textAt(current.bytes, 0, 5) === '%PDF-';
  const isGrown = sizeOf(current.trailer) >= sizeOf(signed.trailer) && sizeOf(current.trailer) <= largestSize;
  if (added > 0 && (!hasHeader || !isGrown)) return false;
  return readOr(
    false,
    async () => (await isExactFrom(signed.end, current)) && !(await hasDanglingReferences(signed, current)),
  );
}

function sizeOf({ entries }: PdfDict): number {
  return naturalOf(entries.get('Size')) ?? 0;
}

function findHighest(entries: ReadonlyMap<number, XrefEntry>): number {
  let highest = 0;
  for (const [number, { kind }] of entries) if (kind !== 'free' && number > highest) highest = number;
  return highest;
}

function isExactFrom(at: number, document: PdfDocument): Promise<boolean> {
  const results = known.get(document) ?? new Map<number, Promise<boolean>>();
  known.set(document, results);
  const found = results.get(at) ?? judgeFrom(at, document);
  results.set(at, found);
  return found;
}

async function judgeFrom(at: number, document: PdfDocument): Promise<boolean> {
  if (at >= document.end) return true;
  const update = await readUpdate(at, document);
  return update !== undefined && (await isExact(update, at, document)) && isExactFrom(update.end, document);
}

/** Walks over objects, sections and the end of an update; `undefined` where anything else stands between them. */
async function readUpdate(begin: number, document: PdfDocument): Promise<Update | undefined> {
  const { bytes, sections: all, budget } = document;
  const byOffset = new Map(all.map((section) => [skipLineEnd(bytes, section.offset), section]));
  const objects = new Map<number, ParsedObject>();
  const sections: XrefSection[] = [];
  for (let at = skipComments(bytes, begin); at < bytes.length; at = skipComments(bytes, at)) {
    const end = readEnd(bytes, at);
    if (end) return { objects, sections, ...end };
    const section = byOffset.get(at);
    if (section) sections.push(section);
    const tableEnd = section && readTableEnd(bytes, at, budget);
    if (tableEnd !== undefined) {
      at = tableEnd;
      continue;
    }
    const object = await readObject(at, document);
    if (isAmbiguous(object.value)) return undefined;
    if (section) checkTrailer(bytes, bytes.indexOf(0x3c, at), budget);
    objects.set(at, object);
    at = object.end;
  }
  return undefined;
}

async function readObject(offset: number, { bytes, budget, parsed, resolve }: PdfDocument): Promise<ParsedObject> {
  const readLength = async (value: PdfValue | undefined) => naturalOf(await resolve(value));
  return parsed.objects.get(offset) ?? parseObject(bytes, offset, budget.limits.depth, budget, readLength);
}

async function isExact(
  { objects, sections, start, end }: Update,
  begin: number,
  document: PdfDocument,
): Promise<boolean> {
  const expected = document.sections.filter(({ offset }) => offset >= begin && offset < end);
  const areExact = sections.length === expected.length && sections.every((section) => section.isExact);
  if (!areExact || !sections.some(({ offset }) => offset === start)) return false;
  const unnamed = new Map(objects);
  for (const section of sections) if (!removeNamed(section, begin, document, objects, unnamed)) return false;
  return unnamed.size === 0 && (await areStreamsNamed(objects, sections, document));
}

/** Whether a section's entries are objects of this update, or of an earlier one, and its numbers within its size. */
function removeNamed(
  { offset, trailer, entries }: XrefSection,
  begin: number,
  { bytes, sections: all, budget }: PdfDocument,
  objects: ReadonlyMap<number, ParsedObject>,
  unnamed: Map<number, ParsedObject>,
): boolean {
  unnamed.delete(offset);
  const hidden = trailer.entries.get('XRefStm');
  if (hidden !== undefined) {
    const stream = as(unnamed.get(naturalOf(hidden) ?? -1)?.value, 'stream');
    const previous = stream?.dict.entries.get('Prev');
    const isOwn = stream && (previous === undefined || previous === trailer.entries.get('Prev'));
    // Some programs repeat the address of the section before, which changes nothing.
    const earlier = all.find((section) => section.offset === trailer.entries.get('Prev'))?.trailer.entries;
    if (!isOwn && earlier?.get('XRefStm') !== hidden) return false;
    unnamed.delete(naturalOf(hidden) ?? -1);
  }
  if (findHighest(entries) >= sizeOf(trailer)) return false;
  for (const [number, entry] of entries) {
    if (entry.kind !== 'offset') continue;
    const at = skipLineEnd(bytes, entry.offset);
    const object = objects.get(at) ?? (at < begin ? readHead(bytes, at, budget) : undefined);
    if (object?.number !== number || object.generation !== entry.generation) return false;
    unnamed.delete(at);
  }
  return true;
}

/** The number and generation of an object that begins exactly there. */
function readHead(bytes: Uint8Array, offset: number, budget: Budget) {
  const scanner = createScanner(bytes, budget, offset);
  const isDigit = /^\d$/.test(String.fromCharCode(bytes[offset] ?? 0));
  const [number, generation] = [readNatural(scanner), readNatural(scanner)];
  return isDigit && skipWord(scanner, 'obj') ? { number, generation } : undefined;
}

/** Whether all objects of the object streams are named as such. */
async function areStreamsNamed(
  objects: ReadonlyMap<number, ParsedObject>,
  sections: readonly XrefSection[],
  document: PdfDocument,
): Promise<boolean> {
  const { budget } = document;
  for (const [offset, object] of objects) {
    const stream = await findObjectStream(object, offset, document);
    if (!stream) continue;
    const opened = await openObjectStream(stream, budget);
    const areNamed = opened.objects.every(({ number }, index) =>
      sections.some(({ entries }) => {
        const entry = entries.get(number);
        return entry?.kind === 'compressed' && entry.stream === object.number && entry.index === index;
      }),
    );
    const values = opened.objects.map(({ number }, index) => parseInStream(opened, number, index, budget));
    if (!areNamed || values.some(isAmbiguous)) return false;
  }
  return true;
}

/** Whether a key stands twice in a dictionary: readers differ about which counts. */
function isAmbiguous(value: PdfValue): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value.type === 'array') return value.items.some(isAmbiguous);
  if (value.type === 'stream') return isAmbiguous(value.dict);
  return value.type === 'dict' && (value.hasDuplicates || [...value.entries.values()].some(isAmbiguous));
}

/** The object stream there, decrypted; one that is encrypted and was replaced since cannot be read any more. */
async function findObjectStream(
  { number, value }: ParsedObject,
  offset: number,
  document: PdfDocument,
): Promise<PdfStream | undefined> {
  if (nameOf(as(value, 'stream')?.dict.entries.get('Type')) !== 'ObjStm') return undefined;
  const entry = document.entries.get(number);
  const isCurrent = entry?.kind === 'offset' && entry.offset === offset;
  if (document.isEncrypted && !isCurrent) return undefined;
  return as(document.isEncrypted ? await document.load(number) : value, 'stream');
}
