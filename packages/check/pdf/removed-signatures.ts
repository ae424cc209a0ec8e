import { readOr } from '../budget.ts';
import type { Bytes } from '../bytes.ts';
import type { PdfDocument } from './document.ts';
import { listSignatures, type SignatureField } from './fields.ts';
import { asType, naturalOf } from './objects.ts';
import { readRevision } from './update/revision.ts';

const key = '/ByteRange';

/** The ends of earlier versions with removed signatures. Their byte ranges are never in an object stream. */
export async function findRemoved(
  document: PdfDocument,
  signatures: readonly SignatureField[],
): Promise<readonly number[]> {
  const present = new Set(signatures.map(({ dict }) => endOf(dict.entries.get('ByteRange'))));
  const removed: number[] = [];
  for (const end of new Set(listEnds(document.bytes))) {
    document.budget.checkTime();
    if (present.has(end) || end >= document.bytes.length) continue;
    const hadOne = await readOr(false, async () => {
      const revision = await readRevision(await document.openRevision(end));
      const found = await listSignatures(revision.document, revision.allFields);
      return found.signatures.some(({ dict }) => endOf(dict.entries.get('ByteRange')) === end);
    });
    if (hadOne) removed.push(end);
  }
  return removed.sort((one, other) => one - other);
}

function endOf(value: Parameters<typeof asType>[0]): number | undefined {
  const [, , after, rest] = asType(value, 'array')?.items.map(naturalOf) ?? [];
  return after === undefined || rest === undefined ? undefined : after + rest;
}

/** The ends of all byte ranges that are written in the file, a hundred at most. */
function listEnds(bytes: Bytes): readonly number[] {
  const ends: number[] = [];
  const decoder = new TextDecoder('latin1');
  for (let at = bytes.indexOf(0x2f); at >= 0 && ends.length < 100; at = bytes.indexOf(0x2f, at + 1)) {
    if (bytes[at + 1] !== 0x42 || decoder.decode(bytes.subarray(at, at + key.length)) !== key) continue;
    const text = decoder.decode(bytes.subarray(at + key.length, at + key.length + 120));
    const found = /^\s*\[\s*\d+\s+\d+\s+(\d+)\s+(\d+)\s*\]/.exec(text);
    if (found) ends.push(Number(found[1]) + Number(found[2]));
  }
  return ends;
}
