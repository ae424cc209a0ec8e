import { hash } from 'node:crypto';
import { type PreparedMedia, pdfFile } from '#domain/media/media.ts';
import { refuseMedia } from '#media/inspect-media-file.ts';
import { opensWithoutPassword } from '#media/uploads/pdf-password.ts';
import { scanPdf } from '#media/uploads/scan-pdf.ts';

/** Small enough, as base64 in an answer, to be cached and sent to several clients of a network at once. */
const pdfMegabytes = 5;
/** Limit of decompressed object streams. Bytes. */
const maxDecompressed = 32 * 1024 * 1024;

/**
 * Names of active content: scripts, launched programs, forms that send or load data, links to other documents,
 * collections, embedded files, sound, films, 3D and other rich media, and forms with scripts (XFA) (ISO 32000-2,
 * sections 12.6.4, 12.7.6, 12.3.5, 7.11.4, 12.5.6.15 and 13).
 */
const activeNames: ReadonlySet<string> = new Set(
  (
    'JavaScript JS Launch EmbeddedFile EmbeddedFiles EF FileAttachment SubmitForm ImportData GoToE GoToR Rendition RichMedia ' +
    'XFA Movie Sound Collection 3D OnInstantiate'
  ).split(' '),
);

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
  if ((await opensWithoutPassword(data.toString('latin1'))) !== undefined) {
    throw refuseMedia('The PDF is protected by a password. Save it without protection.');
  }
  const found = scanPdf(data, activeNames, maxDecompressed);
  if (!found.isWhole) {
    throw refuseMedia('The PDF is packed in a way that cannot be checked. Print it to a new PDF and upload that.');
  }
  if (found.names.size > 0) {
    throw refuseMedia(reasons.find(({ names }) => names.some((name) => found.names.has(name)))?.reason ?? otherReason);
  }
  const files = [{ name: pdfFile, bytes }];
  return { hash: hash('sha256', bytes).slice(0, 32), kind: 'pdf', width: 0, height: 0, files };
}
