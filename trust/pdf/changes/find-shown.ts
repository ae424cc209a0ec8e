import { readOr } from '#trust/budget.ts';
import { type Bytes, joinBytes } from '#trust/bytes.ts';
import { type Font, readFont } from '#trust/pdf/changes/measure-text.ts';
import { type Box, overlap, type Page } from '#trust/pdf/changes/outline.ts';
import {
  identity,
  initialState,
  type Matrix,
  multiply,
  type State,
  showText,
  transform,
} from '#trust/pdf/changes/text-state.ts';
import { decodeStream } from '#trust/pdf/decode-stream.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { as, emptyDict, nameOf, type PdfDict, type PdfValue } from '#trust/pdf/objects.ts';
import { parseValue } from '#trust/pdf/parse-value.ts';
import { createScanner, isRegular, readWord, skipSpace } from '#trust/pdf/scanner.ts';

/** Forms within forms, and operators of one page, that are looked at. */
const deepest = 8;
const mostOperators = 200_000;

type Search = {
  readonly document: PdfDocument;
  readonly box: Box;
  readonly fonts: Map<number, Font>;
  operators: number;
};

/**
 * Whether a page shows text or a picture in a box. Roughly, by the widths of characters, or the most that they can be; lines
 * and areas do not count. True also where its content cannot be read.
 */
export function showsSomething(page: Page, box: Box, document: PdfDocument): Promise<boolean> {
  const search: Search = { document, box, fonts: new Map(), operators: 0 };
  return readOr(true, async () => {
    const contents = await document.resolve(page.dict.entries.get('Contents'));
    const parts = as(contents, 'array')?.items ?? [contents];
    const bytes: Bytes[] = [];
    for (const part of parts) {
      const stream = await document.resolveStream(part);
      if (stream) bytes.push(await decodeStream(stream, document.budget), Uint8Array.of(0x0a));
    }
    const resources = await document.resolveDict(page.resources);
    return run(joinBytes(bytes), resources ?? emptyDict, initialState, search, deepest);
  });
}

async function run(
  bytes: Uint8Array,
  resources: PdfDict,
  start: State,
  search: Search,
  depth: number,
): Promise<boolean> {
  const scanner = createScanner(bytes, search.document.budget, 0, false);
  let state = { ...start };
  const stack: State[] = [];
  let operands: PdfValue[] = [];
  for (skipSpace(scanner); scanner.at < scanner.end; skipSpace(scanner)) {
    if (isOperand(bytes[scanner.at])) {
      operands.push(parseValue(scanner, 20));
      continue;
    }
    const operator = readWord(scanner);
    // What stands between operators, such as the data of a picture within the content, is not taken apart.
    if (operator === '' || operator === 'BI' || ++search.operators > mostOperators) return true;
    if (operator === 'q') stack.push({ ...state });
    else if (operator === 'Q') state = stack.pop() ?? state;
    else if (operator === 'Do') {
      if (await drawObject(nameOf(operands[0]), resources, state, search, depth)) return true;
    } else if (operator === 'Tf' || operator === 'gs') await setFont(operator, operands, resources, state, search);
    else if (showText(operator, operands, state, search.box)) return true;
    operands = [];
  }
  return false;
}

/** A number, name, string, array or dictionary; operators begin with a letter or a quotation mark. */
function isOperand(octet: number | undefined): boolean {
  if (!isRegular(octet)) return octet !== undefined && octet !== 0x29 && octet !== 0x7b && octet !== 0x7d;
  return (octet >= 0x30 && octet <= 0x39) || octet === 0x2b || octet === 0x2d || octet === 0x2e;
}

/** The font that is named, or that a graphics state has (ISO 32000-2, table 57). */
async function setFont(
  operator: string,
  operands: readonly PdfValue[],
  resources: PdfDict,
  state: State,
  { document, fonts }: Search,
): Promise<void> {
  const category = await document.resolveDict(resources.entries.get(operator === 'Tf' ? 'Font' : 'ExtGState'));
  const found = category?.entries.get(nameOf(operands[0]));
  const ofState = async () => document.resolveItems((await document.resolveDict(found))?.entries.get('Font'));
  const [value, written] = operator === 'Tf' ? [found, operands[1]] : await ofState();
  if (operator === 'gs' && value === undefined) return;
  const size = await document.resolve(written);
  const number = as(value, 'ref')?.number ?? -1;
  const font = fonts.get(number) ?? (await readFont(value, document));
  if (number >= 0) fonts.set(number, font);
  state.font = font;
  if (typeof size === 'number') state.size = size;
}

async function drawObject(name: string, outer: PdfDict, state: State, search: Search, depth: number): Promise<boolean> {
  const { document, box } = search;
  const objects = await document.resolveDict(outer.entries.get('XObject'));
  const stream = await document.resolveStream(objects?.entries.get(name));
  if (!stream || depth === 0) return depth === 0;
  const { entries } = stream.dict;
  if (nameOf(entries.get('Subtype')) !== 'Form') return overlap(transform([0, 0, 1, 1], state.ctm), box);
  const resources = (await document.resolveDict(entries.get('Resources'))) ?? outer;
  const items = await document.resolveItems(entries.get('Matrix'));
  const [a, b, c, d, e, f] = items.filter((item) => typeof item === 'number');
  const isMatrix = a !== undefined && b !== undefined && c !== undefined && d !== undefined;
  const matrix: Matrix = isMatrix ? [a, b, c, d, e ?? 0, f ?? 0] : identity;
  // A form begins with the state of where it is drawn (ISO 32000-2, section 8.10.1).
  const inner = { ...state, ctm: multiply(matrix, state.ctm) };
  return run(await decodeStream(stream, document.budget), resources, inner, search, depth - 1);
}
