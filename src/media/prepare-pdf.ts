import { hash } from 'node:crypto';
import { type PreparedMedia, pdfFile } from '#domain/media/media.ts';
import { refuseMedia } from '#media/inspect-media-file.ts';
import { type InspectedPdf, inspectPdf } from '#media/uploads/inspect-pdf.ts';
import { MalformedFileError } from '#media/uploads/malformed-file.ts';

/** Small enough, as base64 in an answer, to be cached and sent to several clients of a network at once. */
const pdfMegabytes = 5;
/** Limit of decompressed object streams. Bytes. */
const maxDecompressed = 32 * 1024 * 1024;

const reasons: readonly { readonly names: readonly string[]; readonly reason: string }[] = [
  { names: ['JavaScript', 'JS'], reason: 'The PDF has a script. Print it to a new PDF and upload that.' },
  { names: ['Launch'], reason: 'The PDF starts a program. Print it to a new PDF and upload that.' },
  {
    names: ['EmbeddedFile', 'EmbeddedFiles'],
    reason: 'The PDF has files attached to it. Save it without attachments.',
  },
];
const otherReason =
  'The PDF has a form that sends data, a film or other active content. Print it to a new PDF and upload that.';

/**
 * Accepts a PDF unchanged, as `file.pdf`: complete, at most 5 MB, without scripts and other active content, and not
 * encrypted.
 * @throws MoharError `media-refused`
 */
export async function preparePdf(bytes: Uint8Array): Promise<PreparedMedia> {
  if (bytes.length > pdfMegabytes * 1_048_576) throw refuseMedia(`The PDF is larger than ${pdfMegabytes} MB.`);
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.toString('latin1', 0, 5) !== '%PDF-') throw refuseMedia('This is no PDF.');
  if (!data.subarray(-1024).includes('%%EOF')) throw refuseMedia('The PDF is cut short: its end is missing.');
  const { activeNames, isEncrypted } = inspect(data);
  if (isEncrypted) throw refuseMedia('The PDF is protected by a password. Save it without protection.');
  if (activeNames.size > 0) {
    throw refuseMedia(reasons.find(({ names }) => names.some((name) => activeNames.has(name)))?.reason ?? otherReason);
  }
  const files = [{ name: pdfFile, bytes }];
  return { hash: hash('sha256', bytes).slice(0, 32), kind: 'pdf', width: 0, height: 0, files };
}

function inspect(data: Buffer): InspectedPdf {
  try {
    return inspectPdf(data, maxDecompressed);
  } catch (error) {
    if (!(error instanceof MalformedFileError)) throw error;
    throw refuseMedia(
      'The PDF is packed in a way that cannot be checked. Print it to a new PDF and upload that.',
      error,
    );
  }
}
