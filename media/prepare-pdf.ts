import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { PreparedMedia } from '#domain/media/media.ts';
import { refuseMedia } from '#media/refuse-media.ts';

const largest = 10 * 1024 * 1024;
/** How many bytes of packed objects are unpacked at most to look into them. */
const mostUnpacked = 32 * 1024 * 1024;

/** What a name stands for that no notice needs. A script's name counts where a value follows, as pictures have such bytes too. */
const refusals: readonly { readonly name: RegExp; readonly reason: string }[] = [
  { name: /\/JavaScript(?![A-Za-z])/, reason: 'The PDF has a script. Print it to a new PDF and upload that.' },
  { name: /\/JS\s*[(<%\d]/, reason: 'The PDF has a script. Print it to a new PDF and upload that.' },
  { name: /\/Launch(?![A-Za-z])/, reason: 'The PDF starts a program. Print it to a new PDF and upload that.' },
  { name: /\/EmbeddedFiles?(?![A-Za-z])/, reason: 'The PDF has files attached to it. Save it without attachments.' },
  { name: /\/Encrypt\s*[<%\d]/, reason: 'The PDF is protected by a password. Save it without protection.' },
];

/**
 * Takes a PDF as it is, as `file.pdf`: whole, at most 10 MB, with no script (so none at opening either), no program to
 * start, no attached files, no password.
 *
 * Names are sought in the bytes, also with letters written in hexadecimal (`/J#53`), and in packed objects, where today's
 * programs keep most of them. Not found is what stands in content packed in other ways than Flate, which is refused for
 * objects but not followed elsewhere; a viewer's own protection is the second line.
 * @throws MoharError `media-refused`
 */
export async function preparePdf(bytes: Uint8Array): Promise<PreparedMedia> {
  if (bytes.length > largest) throw refuseMedia('The PDF is larger than 10 MB.');
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.toString('latin1', 0, 5) !== '%PDF-') throw refuseMedia('This is no PDF.');
  const text = data.toString('latin1');
  if (!text.slice(-1024).includes('%%EOF')) throw refuseMedia('The PDF is cut short: its end is missing.');
  for (const part of [text, ...unpackObjects(data, text)]) checkNames(readHexadecimal(part));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { hash, kind: 'pdf', width: 0, height: 0, files: [{ name: 'file.pdf', bytes }] };
}

function checkNames(text: string): void {
  for (const { name, reason } of refusals) if (name.test(text)) throw refuseMedia(reason);
}

/** ISO 32000-1, 7.3.5: `#` and two hexadecimal digits in a name stand for a character. */
function readHexadecimal(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** ISO 32000-1, 7.5.7: objects of type `ObjStm` pack other objects. One that cannot be unpacked could hide anything. */
function unpackObjects(data: Buffer, text: string): string[] {
  const parts: string[] = [];
  let left = mostUnpacked;
  for (const { 0: name, index } of text.matchAll(/\/[A-Za-z\d#]{6,18}/g)) {
    if (readHexadecimal(name) !== '/ObjStm') continue;
    const opening = /stream\r?\n/g;
    opening.lastIndex = index;
    if (!opening.exec(text)) continue;
    try {
      const part = inflateSync(data.subarray(opening.lastIndex), { maxOutputLength: left });
      left -= part.length;
      parts.push(part.toString('latin1'));
    } catch (error) {
      throw refuseMedia(
        'The PDF is packed in a way that cannot be checked. Print it to a new PDF and upload that.',
        error,
      );
    }
  }
  return parts;
}
