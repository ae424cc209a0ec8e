import { measure, unknownFont } from '#trust/pdf/changes/measure-text.ts';
import { type Box, overlap } from '#trust/pdf/changes/outline.ts';
import { as, type PdfValue } from '#trust/pdf/objects.ts';

/** a b c d e f (ISO 32000-2, section 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The part of the graphics state that places text (ISO 32000-2, sections 8.4 and 9.3), as it is at first. */
export const initialState = {
  ctm: identity,
  text: identity,
  line: identity,
  font: unknownFont,
  size: 1,
  leading: 0,
  characters: 0,
  words: 0,
  scale: 1,
  rise: 0,
};

export type State = typeof initialState;

/** Follows the operators for positions (ISO 32000-2, sections 8.4.4 and 9.4); whether text is shown in the box. */
export function showText(operator: string, operands: readonly PdfValue[], state: State, box: Box): boolean {
  const numbers = operands.filter((operand) => typeof operand === 'number');
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  switch (operator) {
    case 'cm':
      state.ctm = multiply([a, b, c, d, e, f], state.ctm);
      return false;
    case 'BT':
      state.text = state.line = identity;
      return false;
    case 'TD':
      state.leading = -b;
      move(state, a, b);
      return false;
    case 'Td':
      move(state, a, b);
      return false;
    case 'Tm':
      state.text = state.line = [a, b, c, d, e, f];
      return false;
    case 'T*':
      move(state, 0, -state.leading);
      return false;
    case '"':
      [state.words, state.characters] = [a, b];
      move(state, 0, -state.leading);
      return areIn([operands.at(-1) ?? null], state, box);
    case "'":
      move(state, 0, -state.leading);
      return areIn(operands, state, box);
    case 'Tj':
      return areIn(operands, state, box);
    case 'TJ':
      return areIn(as(operands[0], 'array')?.items ?? [], state, box);
    default:
      setParameter(operator, a, state);
      return false;
  }
}

function setParameter(operator: string, value: number, state: State): void {
  if (operator === 'TL') state.leading = value;
  else if (operator === 'Tc') state.characters = value;
  else if (operator === 'Tw') state.words = value;
  else if (operator === 'Tz') state.scale = value / 100;
  else if (operator === 'Ts') state.rise = value;
}

function move(state: State, x: number, y: number): void {
  state.line = multiply([1, 0, 0, 1, x, y], state.line);
  state.text = state.line;
}

/** Strings, and numbers between them that move what follows, in thousandths of the size to the left. */
function areIn(parts: readonly PdfValue[], state: State, box: Box): boolean {
  let isIn = false;
  for (const part of parts) {
    if (typeof part === 'number') advance(state, (-part / 1_000) * state.size * state.scale);
    const bytes = as(part, 'string')?.bytes;
    if (bytes?.length) isIn = isTextIn(bytes, state, box) || isIn;
  }
  return isIn;
}

function isTextIn(bytes: Uint8Array, state: State, box: Box): boolean {
  const { advance: width, extent } = measure(bytes, state.font, state);
  const { rise, size } = state;
  const [bottom, top] = [rise + Math.min(-size / 5, size), rise + Math.max(-size / 5, size)];
  const [left, right] = [Math.min(0, width, extent), Math.max(0, width, extent)];
  const shown = transform([left, bottom, right, top], multiply(state.text, state.ctm));
  advance(state, width);
  return overlap(shown, box);
}

/** What follows without a new position stands behind. */
function advance(state: State, width: number): void {
  state.text = multiply([1, 0, 0, 1, width, 0], state.text);
}

export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

export function transform([left, bottom, right, top]: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
