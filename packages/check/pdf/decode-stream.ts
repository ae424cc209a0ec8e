import { type Budget, failPdf } from '../budget.ts';
import { type Bytes, joinBytes } from '../bytes.ts';
import { as, emptyDict, nameOf, naturalOf, type PdfStream, type PdfValue } from './objects.ts';

/** Decodes a stream of the file's structure, which is compressed by Flate or not at all (ISO 32000-2, section 7.4). */
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
  return as(value, 'array')?.items ?? [value];
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

/** Undoes the predictors of PNG (ISO 32000-2, section 7.4.4.4; PNG, section 9) that structures use: none, the octet before, the row above. */
function undoPredictor(bytes: Bytes, parameters: PdfValue | undefined, budget: Budget): Bytes {
  const { entries } = as(parameters, 'dict') ?? emptyDict;
  const read = (key: string, otherwise: number): number => naturalOf(entries.get(key)) ?? otherwise;
  const [predictor, width] = [read('Predictor', 1), read('Columns', 1)];
  if (predictor === 1) return bytes;
  const isPng = predictor >= 10 && predictor <= 15;
  if (!isPng || read('Colors', 1) !== 1 || read('BitsPerComponent', 8) !== 8) return failPdf('filter-not-supported');
  if (width === 0 || width > 1_000_000 || bytes.length % (width + 1) !== 0) return failPdf('stream-invalid');
  const rows = bytes.length / (width + 1);
  const result = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row++) {
    if (row % 1_024 === 0) budget.checkTime();
    const type = bytes[row * (width + 1)] ?? 0;
    if (type > 2) return failPdf('filter-not-supported');
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const [left, up] = [column > 0 ? result[at - 1] : 0, row > 0 ? result[at - width] : 0];
      const predicted = [0, left, up][type] ?? 0;
      result[at] = (bytes[at + row + 1] ?? 0) + predicted;
    }
  }
  return result;
}
