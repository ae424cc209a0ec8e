import { derTags, readElement } from '../asn1/der.ts';
import { failLimit } from '../budget.ts';
import type { Bytes } from '../bytes.ts';
import { listCertificates } from '../cms/signed-data.ts';
import { formatHex } from '../fingerprints.ts';
import type { Refusal, UnsupportedKind } from '../report/refusal.ts';
import { classifyDer, type DerKind, isPrivateKey } from './classify-der.ts';
import { hasPem, readTextBlocks, type TextBlocks } from './pem.ts';

/** The certificates of a file in DER, or why there are none. */
export type CertificateInput =
  | { readonly certificates: readonly Bytes[]; readonly damaged: number }
  | { readonly refusal: Refusal };

/**
 * Finds the certificates in DER, PEM, XML, base64 without PEM's lines, or PKCS #7; the name of the file does not count. A
 * private key refuses the whole file.
 */
export function readCertificateInput(bytes: Bytes): CertificateInput {
  if (bytes.length === 0) return refuse({ code: 'unreadable', error: 'empty' });
  if (isKeyStore(bytes)) return refuse({ code: 'private-key', found: 'key-store' });
  const blocks = readBlocks(bytes);
  if (blocks.key) return refuse({ code: 'private-key', found: blocks.key });
  if (blocks.ders.length === 0) return refuse({ code: 'unreadable', error: 'not-recognised' });
  return collect(blocks.ders.map((der) => ({ der, kind: classifyDer(der) })));
}

/** Far more than the certificates that are checked of a file. */
const maxElements = 1_000;

/**
 * The elements of DER, and the blocks of PEM. A private key can be appended in either form, and a text can begin with
 * the digit 0, which is the tag of a sequence.
 */
function readBlocks(bytes: Bytes): TextBlocks {
  if (bytes[0] !== derTags.sequence) return readTextBlocks(bytes);
  const ders = splitDer(bytes);
  if (!hasPem(bytes)) return { ders };
  const text = readTextBlocks(bytes);
  return { ...text, ders: [...ders.filter((der) => classifyDer(der) !== undefined), ...text.ders] };
}

/** Consecutive elements of DER, with zeros, spaces or line ends between them. Leaves out other trailing bytes. */
function splitDer(bytes: Bytes): readonly Bytes[] {
  const ders: Bytes[] = [];
  for (let at = 0; bytes[at] === derTags.sequence; ) {
    const element = readElement(bytes, at);
    // A message in BER, or something cut off, is one element.
    if (!element) return [...ders, bytes.subarray(at)];
    if (ders.length === maxElements) {
      // Certificates beyond the limit are an error; anything else is a text that begins with the digit 0.
      if (ders.every((der) => classifyDer(der))) failLimit('certificates');
      return ders;
    }
    ders.push(bytes.subarray(at, element.end));
    at = element.end;
    while (fillers.has(bytes[at] ?? -1)) at += 1;
  }
  return ders;
}

/** A zero, tab, line feed, carriage return and space. */
const fillers: ReadonlySet<number> = new Set([0, 9, 10, 13, 32]);

function collect(found: readonly { readonly der: Bytes; readonly kind: DerKind | undefined }[]): CertificateInput {
  const privateKey = found.map(({ kind }) => kind).find(isPrivateKey);
  if (privateKey) return refuse({ code: 'private-key', found: privateKey });
  const certificates: Bytes[] = [];
  let damaged = 0;
  const others: UnsupportedKind[] = [];
  for (const { der, kind } of found) {
    // A copy: the certificates stay in memory longer than the file.
    if (kind === 'certificate') certificates.push(der.slice());
    else if (kind === 'signed-data') {
      const listed = listCertificates(der);
      if (listed && listed.length === 0) others.push('signed-message');
      else if (listed) certificates.push(...listed);
      else damaged += 1;
    } else if (kind === undefined) damaged += 1;
    else if (!isPrivateKey(kind)) others.push(kind);
  }
  // Other contents of a file do not hide its certificates.
  if (certificates.length > 0) return { certificates, damaged };
  const [other] = others;
  return refuse(other ? { code: 'not-supported', found: other } : { code: 'unreadable', error: 'damaged' });
}

function refuse(refusal: Refusal): CertificateInput {
  return { refusal };
}

/** Java's key stores: JKS and JCEKS. */
function isKeyStore(bytes: Bytes): boolean {
  const magic = formatHex(bytes.subarray(0, 4));
  return magic === 'feedfeed' || magic === 'cececece';
}
