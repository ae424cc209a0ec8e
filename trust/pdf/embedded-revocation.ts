import type { Bytes } from '#trust/bytes.ts';
import type { EmbeddedRevocation } from '#trust/certificate/check-embedded.ts';
import type { Message, MessageSigner } from '#trust/cms/signed-data.ts';
import { type DerElement, derTags, listChildren, readElement, readEncoding, readOid } from '#trust/der.ts';

/** Adobe's RevocationInfoArchival (ISO 32000-2, section 12.8.3.3.2). */
const revocationInfoArchival = '1.2.840.113583.1.1.8';
/** An OCSP response among the lists of a message (RFC 5940, section 2.1). */
const ocspResponse = '1.3.6.1.5.5.7.16.2';

/** What a message carries: in Adobe's attribute, signed or added later, and beside its certificates (RFC 5652, section 10.2.1). */
export function readEmbedded({ revocations }: Message, { signed, unsigned }: MessageSigner): EmbeddedRevocation {
  const attributes = [...(signed?.attributes ?? []), ...unsigned];
  const archived = attributes.filter(({ type }) => type === revocationInfoArchival).flatMap(({ values }) => values);
  return mergeEmbedded([...revocations.map(readChoice), ...archived.map(readArchived)]);
}

export function mergeEmbedded(all: readonly EmbeddedRevocation[]): EmbeddedRevocation {
  return { lists: all.flatMap(({ lists }) => lists), responses: all.flatMap(({ responses }) => responses) };
}

/** A list, or an OCSP response in a form of its own. */
function readChoice(der: Bytes): EmbeddedRevocation {
  const whole = readElement(der);
  if (whole?.tag === derTags.sequence) return { lists: [der], responses: [] };
  const [type, response] = listChildren(whole);
  const isResponse = response !== undefined && readOid(type) === ocspResponse;
  return { lists: [], responses: isResponse ? [readEncoding(response)] : [] };
}

/** A sequence of lists under [0], of OCSP responses under [1]. */
function readArchived(archive: DerElement): EmbeddedRevocation {
  const fields = listChildren(archive);
  const list = (tag: number): readonly Bytes[] => {
    const [sequence] = listChildren(fields.find((field) => field.tag === tag));
    return listChildren(sequence).map(readEncoding);
  };
  return { lists: list(0xa0), responses: list(0xa1) };
}
