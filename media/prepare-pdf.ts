import { hash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { PreparedMedia } from '#domain/media/media.ts';
import { refuseMedia } from '#media/inspect-media-file.ts';

const largest = 10 * 1024 * 1024;
/** The most bytes to which object streams are decompressed for the check. */
const mostDecompressed = 32 * 1024 * 1024;

/** Names of features that no notice needs. `/JS` and `/Encrypt` count only before a value, as compressed pictures have such bytes too. */
const refusals: readonly { readonly name: RegExp; readonly reason: string }[] = [
  { name: /\/JavaScript(?![A-Za-z])/, reason: 'The PDF has a script. Print it to a new PDF and upload that.' },
  { name: /\/JS\s*[(<%\d]/, reason: 'The PDF has a script. Print it to a new PDF and upload that.' },
  { name: /\/Launch(?![A-Za-z])/, reason: 'The PDF starts a program. Print it to a new PDF and upload that.' },
  { name: /\/EmbeddedFiles?(?![A-Za-z])/, reason: 'The PDF has files attached to it. Save it without attachments.' },
  { name: /\/Encrypt\s*[<%\d]/, reason: 'The PDF is protected by a password. Save it without protection.' },
];

/**
 * Accepts a PDF unchanged, as `file.pdf`: complete, at most 10 MB, without scripts, launch actions, attachments and encryption.
 * Names are searched for in the bytes, also with hexadecimal escapes (`/J#53`), and in object streams, where current
 * programs write most objects. An object stream that is not compressed with Flate is refused; other streams are not
 * decompressed, so the viewer's own protection is the second line of defence.
 * @throws MoharError `media-refused`
 */
export async function preparePdf(bytes: Uint8Array): Promise<PreparedMedia> {
  if (bytes.length > largest) throw refuseMedia('The PDF is larger than 10 MB.');
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.toString('latin1', 0, 5) !== '%PDF-') throw refuseMedia('This is no PDF.');
  const text = data.toString('latin1');
  if (!text.slice(-1024).includes('%%EOF')) throw refuseMedia('The PDF is cut short: its end is missing.');
  for (const part of [text, ...decompressObjects(data, text)]) {
    const names = decodeNames(part);
    for (const { name, reason } of refusals) if (name.test(names)) throw refuseMedia(reason);
  }
  const files = [{ name: 'file.pdf', bytes }];
  return { hash: hash('sha256', bytes).slice(0, 32), kind: 'pdf', width: 0, height: 0, files };
}

/** Decodes names (ISO 32000-1, 7.3.5): `#` and two hexadecimal digits are a character. */
function decodeNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Decompresses object streams (ISO 32000-1, 7.5.7). One that cannot be decompressed is refused. */
function decompressObjects(data: Buffer, text: string): string[] {
  const parts: string[] = [];
  let left = mostDecompressed;
  let opened = 0;
  for (const { 0: name, index } of text.matchAll(/\/[A-Za-z\d#]{6,18}/g)) {
    // Names in front of the stream that was read are of the same object; no byte is searched twice.
    if (index < opened || decodeNames(name) !== '/ObjStm') continue;
    const opening = /stream\r?\n/g;
    opening.lastIndex = index;
    if (!opening.exec(text)) break;
    opened = opening.lastIndex;
    try {
      const part = inflateSync(data.subarray(opened), { maxOutputLength: left });
      left -= part.length;
      parts.push(part.toString('latin1'));
    } catch (error) {
      const reason = 'The PDF is packed in a way that cannot be checked. Print it to a new PDF and upload that.';
      throw refuseMedia(reason, error);
    }
  }
  return parts;
}
