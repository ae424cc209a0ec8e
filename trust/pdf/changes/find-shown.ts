import { type Budget, RefusalError } from '#trust/budget.ts';
import { type Box, overlap, type Page } from '#trust/pdf/changes/outline.ts';
import { decodeStream } from '#trust/pdf/decode-stream.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { join } from '#trust/pdf/encryption/aes.ts';
import { as, emptyDict, nameOf, type PdfDict, type PdfStream, type PdfValue } from '#trust/pdf/objects.ts';
import { parseValue } from '#trust/pdf/parse-value.ts';
import { createScanner, isRegular, readWord, skipSpace } from '#trust/pdf/scanner.ts';

/** a b c d e f (ISO 32000-2, section 8.3.3). */
type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Forms within forms, and operators of one page, that are looked at. */
const deepest = 8;
const mostOperators = 200_000;

type Search = { readonly document: PdfDocument; readonly budget: Budget; readonly box: Box; operators: number };

/**
 * Whether a page shows text or a picture in a box. Roughly, by the place, size and number of characters; lines and areas do
 * not count. True also where its content cannot be read.
 */
export async function showsSomething(page: Page, box: Box, document: PdfDocument, budget: Budget): Promise<boolean> {
  const search: Search = { document, budget, box, operators: 0 };
  try {
    const contents = await document.resolve(page.dict.entries.get('Contents'));
    const parts = as(contents, 'array')?.items ?? [contents];
    const bytes: Uint8Array<ArrayBuffer>[] = [];
    for (const part of parts) {
      const stream = as(await document.resolve(part), 'stream');
      if (stream) bytes.push(await decodeStream(stream, budget), Uint8Array.of(0x0a));
    }
    const resources = await document.resolveDict(page.resources);
    return await run(join(...bytes), resources ?? emptyDict, identity, search, deepest);
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.code === 'unreadable') return true;
    throw error;
  }
}

type State = { ctm: Matrix; text: Matrix; line: Matrix; size: number; leading: number };

async function run(
  bytes: Uint8Array,
  resources: PdfDict,
  start: Matrix,
  search: Search,
  depth: number,
): Promise<boolean> {
  const scanner = createScanner(bytes, search.budget, 0, false);
  let state: State = { ctm: start, text: identity, line: identity, size: 1, leading: 0 };
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
      if (await drawObject(nameOf(operands[0]), resources, state.ctm, search, depth)) return true;
    } else if (showText(operator, operands, state, search.box)) return true;
    operands = [];
  }
  return false;
}

/** A number, name, string, array or dictionary; operators begin with a letter or a quotation mark. */
function isOperand(octet: number | undefined): boolean {
  if (!isRegular(octet)) return octet !== undefined && octet !== 0x29 && octet !== 0x7b && octet !== 0x7d;
  return (octet >= 0x30 && octet <= 0x39) || octet === 0x2b || octet === 0x2d || octet === 0x2e;
}

/** Follows the operators for positions (ISO 32000-2, sections 8.4.4 and 9.4); whether text is shown in the box. */
function showText(operator: string, operands: readonly PdfValue[], state: State, box: Box): boolean {
  const numbers = operands.filter((operand) => typeof operand === 'number');
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  const move = (x: number, y: number): void => {
    state.line = multiply([1, 0, 0, 1, x, y], state.line);
    state.text = state.line;
  };
  switch (operator) {
    case 'cm':
      state.ctm = multiply([a, b, c, d, e, f], state.ctm);
      return false;
    case 'BT':
      state.text = state.line = identity;
      return false;
    case 'Tf':
      state.size = a;
      return false;
    case 'TL':
      state.leading = a;
      return false;
    case 'TD':
      state.leading = -b;
      move(a, b);
      return false;
    case 'Td':
      move(a, b);
      return false;
    case 'Tm':
      state.text = state.line = [a, b, c, d, e, f];
      return false;
    case 'T*':
      move(0, -state.leading);
      return false;
    case "'":
    case '"':
      move(0, -state.leading);
      return isTextIn(operands.at(-1), state, box);
    case 'Tj':
    case 'TJ':
      return isTextIn(operands[0], state, box);
    default:
      return false;
  }
}

/** Characters are about half as wide as they are high. */
function isTextIn(value: PdfValue | undefined, state: State, box: Box): boolean {
  const strings = as(value, 'array')?.items ?? [value ?? null];
  const length = strings.reduce((sum: number, each) => sum + (as(each, 'string')?.bytes.length ?? 0), 0);
  const width = (length * state.size) / 2;
  const matrix = multiply(state.text, state.ctm);
  // What follows without a new position stands behind.
  state.text = multiply([1, 0, 0, 1, width, 0], state.text);
  return length > 0 && overlap(transform([0, -state.size / 5, width, state.size], matrix), box);
}

async function drawObject(
  name: string,
  resources: PdfDict,
  ctm: Matrix,
  search: Search,
  depth: number,
): Promise<boolean> {
  const objects = await search.document.resolveDict(resources.entries.get('XObject'));
  const stream = as(await search.document.resolve(objects?.entries.get(name)), 'stream');
  if (!stream || depth === 0) return depth === 0;
  const subtype = nameOf(stream.dict.entries.get('Subtype'));
  if (subtype !== 'Form') return overlap(transform([0, 0, 1, 1], ctm), search.box);
  return runForm(stream, resources, ctm, search, depth);
}

async function runForm(
  stream: PdfStream,
  outer: PdfDict,
  ctm: Matrix,
  search: Search,
  depth: number,
): Promise<boolean> {
  const { document, budget } = search;
  const resources = (await document.resolveDict(stream.dict.entries.get('Resources'))) ?? outer;
  const items = as(await document.resolve(stream.dict.entries.get('Matrix')), 'array')?.items ?? [];
  const [a, b, c, d, e, f] = items.filter((item) => typeof item === 'number');
  const isMatrix = a !== undefined && b !== undefined && c !== undefined && d !== undefined;
  const matrix: Matrix = isMatrix ? [a, b, c, d, e ?? 0, f ?? 0] : identity;
  return run(await decodeStream(stream, budget), resources, multiply(matrix, ctm), search, depth - 1);
}

function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

function transform([left, bottom, right, top]: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
