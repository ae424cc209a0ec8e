import { type Budget, failPdf } from '../budget.ts';
import { type Bytes, joinBytes } from '../bytes.ts';
import { asType, emptyDict, nameOf, naturalOf, type PdfStream, type PdfValue } from './objects.ts';

/** Decodes a stream of the file's structure: compressed by Flate, or uncompressed (ISO 32000-2, section 7.4). */
export async function decodeStream({ dict, bytes }: PdfStream, budget: Budget): Promise<Bytes> {
  const filters = listValues(dict.entries.get('Filter')).map(nameOf);
  const parameters = listValues(dict.entries.get('DecodeParms'));
  let decoded = bytes;
  for (const [index, filter] of filters.entries()) {
    if (filter === 'Crypt') continue;
    if (filter !== 'FlateDecode' && filter !== 'Fl') failPdf('filter-not-supported');
    decoded = undoPredictor(await inflate(decoded, budget), parameters[index], budget);
  }
  return decoded;
}

function listValues(value: PdfValue | undefined): readonly PdfValue[] {
  if (value === undefined || value === null) return [];
  return asType(value, 'array')?.items ?? [value];
}

/** Decompresses zlib data (RFC 1950), and stops at the budget's limit. */
async function inflate(bytes: Bytes, budget: Budget): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks: Bytes[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      budget.countBytes(value.length);
      chunks.push(value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    // The platform throws a TypeError for data that is no zlib stream, is cut off or has a tail.
    if (error instanceof TypeError) return failPdf('stream-invalid');
    throw error;
  }
  return joinBytes(chunks);
}

/** Undoes the predictors of PNG (ISO 32000-2, section 7.4.4.4; PNG, section 9), the only ones that structures use. */
function undoPredictor(bytes: Bytes, parameters: PdfValue | undefined, budget: Budget): Bytes {
  const { entries } = asType(parameters, 'dict') ?? emptyDict;
  const read = (key: string, otherwise: number): number => naturalOf(entries.get(key)) ?? otherwise;
  const predictor = read('Predictor', 1);
  if (predictor === 1) return bytes;
  const unit = Math.ceil((read('Colors', 1) * read('BitsPerComponent', 8)) / 8);
  const width = Math.ceil((read('Columns', 1) * read('Colors', 1) * read('BitsPerComponent', 8)) / 8);
  const isPossible = predictor >= 10 && predictor <= 15 && unit > 0 && width > 0 && width < 1_000_000;
  if (!isPossible || bytes.length % (width + 1) !== 0) return failPdf('stream-invalid');
  const rows = bytes.length / (width + 1);
  const result = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row++) {
    if (row % 1_024 === 0) budget.checkTime();
    const type = bytes[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const left = column >= unit ? (result[at - unit] ?? 0) : 0;
      const up = row > 0 ? (result[at - width] ?? 0) : 0;
      const corner = row > 0 && column >= unit ? (result[at - width - unit] ?? 0) : 0;
      result[at] = (bytes[row * (width + 1) + 1 + column] ?? 0) + predict(type, left, up, corner);
    }
  }
  return result;
}

function predict(type: number, left: number, up: number, corner: number): number {
  if (type === 0) return 0;
  if (type === 1) return left;
  if (type === 2) return up;
  if (type === 3) return (left + up) >> 1;
  if (type !== 4) return failPdf('stream-invalid');
  const estimate = left + up - corner;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
