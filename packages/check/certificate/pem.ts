import { derTags, readElement } from '../asn1/der.ts';
import { failLimit } from '../budget.ts';
import type { Bytes } from '../bytes.ts';
import type { PrivateKeyKind } from '../report/refusal.ts';

/** The decoded blocks of a text, or the kind of private key that is in it. */
export type TextBlocks = { readonly ders: readonly Bytes[]; readonly key?: PrivateKeyKind };

/** In characters: no text of certificates is longer. A longer one is searched for private keys only. */
const maxTextLength = 16 * 1024 * 1024;
/** Far more than the certificates that are checked of a file. */
const maxBlocks = 1_000;

const begin = '-----BEGIN ';
const dashes = '-----';

/** Whether a block of PEM begins anywhere. */
export function hasPem(bytes: Bytes): boolean {
  return decodeText(bytes).includes(begin);
}

/**
 * Reads PEM (RFC 7468), with words between the blocks, the certificates of an XML signature, or base64 without PEM's
 * lines. A block that is not base64 is one empty entry. Keys of OpenSSL, OpenSSH and PuTTY are recognised by their
 * first line, because their content differs.
 */
export function readTextBlocks(bytes: Bytes): TextBlocks {
  const text = decodeText(bytes);
  if (text.includes('PuTTY-User-Key-File-')) return { ders: [], key: 'private-key' };
  const isShort = text.length <= maxTextLength;
  const ders: Bytes[] = [];
  for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, at + 1)) {
    const labelEnd = text.indexOf(dashes, at + begin.length);
    const label = text.slice(at + begin.length, labelEnd < 0 ? at + begin.length + 60 : labelEnd);
    if (label.includes('PRIVATE KEY')) {
      return { ders: [], key: label.includes('ENCRYPTED') ? 'encrypted-private-key' : 'private-key' };
    }
    if (labelEnd >= 0 && isShort) {
      if (ders.length === maxBlocks) failLimit('certificates');
      // Base64 has no hyphen: a block ends at the next, so that the text is read once, however many blocks have no end.
      const bodyEnd = text.indexOf(dashes, labelEnd + dashes.length);
      const der = decodeBase64(text.slice(labelEnd + dashes.length, bodyEnd < 0 ? text.length : bodyEnd));
      // OpenSSL's own form: the trusted usages follow the certificate in the same block.
      ders.push(label === 'TRUSTED CERTIFICATE' ? der.subarray(0, readElement(der)?.end) : der);
    }
  }
  if (isShort) ders.push(...readXml(text));
  if (isShort && ders.length === 0) {
    const whole = decodeBase64(text);
    // Many a text happens to be base64; DER begins with a sequence.
    ders.push(...(whole[0] === derTags.sequence ? [whole] : readInner(text)));
  }
  return { ders };
}

/**
 * Decodes UTF-16 by its byte order mark or the zeros between its first letters; else one character for each byte.
 */
function decodeText(bytes: Bytes): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('latin1').decode(bytes);
}

/** The certificates of an XML signature (XMLDSig, section 4.5.4.1), whatever prefix its namespace has. */
function readXml(text: string): readonly Bytes[] {
  const [, ...parts] = text.split('X509Certificate>', 2 * maxBlocks + 2);
  if (parts.length > 2 * maxBlocks) failLimit('certificates');
  // The end tag of each has the same name.
  return parts.filter((_, index) => index % 2 === 0).map((part) => decodeBase64(part.split('<', 1)[0] ?? ''));
}

/** Certificates in base64 within another text, such as JSON: DER of more than 255 bytes begins with these letters. */
function readInner(text: string): readonly Bytes[] {
  const runs = text.split(/[^A-Za-z0-9+/\\]/).filter((run) => run.length > 300 && /^(?:\\[rn])*MI[IJ]/.test(run));
  return runs.slice(0, maxBlocks).map(decodeBase64);
}

/**
 * The bytes of base64 with line breaks, also quoted in a mail or written within JSON; none where it is anything else.
 */
function decodeBase64(quoted: string): Bytes {
  const text = quoted.replaceAll(/\\[rn]|\\(?=\/)|>|\u00ef\u00bb\u00bf/g, '');
  try {
    const decoded = atob(text);
    const bytes = new Uint8Array(decoded.length);
    for (let at = 0; at < decoded.length; at++) bytes[at] = decoded.charCodeAt(at);
    return bytes;
  } catch (error) {
    if (error instanceof DOMException) return new Uint8Array();
    throw error;
  }
}
