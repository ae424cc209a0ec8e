import type { EmbeddedRevocation } from '#trust/certificate/check-embedded.ts';
import type { Message, MessageSigner } from '#trust/cms/signed-data.ts';
import { derTags, readChildren, readElement, readOid } from '#trust/der.ts';

type Bytes = Uint8Array<ArrayBuffer>;

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
  const [type, response] = readChildren(der, whole) ?? [];
  const isResponse = response !== undefined && readOid(der, type) === ocspResponse;
  return { lists: [], responses: isResponse ? [der.slice(response.start, response.end)] : [] };
}

/** A sequence of lists under [0], of OCSP responses under [1]. */
function readArchived(der: Bytes): EmbeddedRevocation {
  const fields = readChildren(der, readElement(der)) ?? [];
  const list = (tag: number): readonly Bytes[] => {
    const [sequence] =
      readChildren(
        der,
        fields.find((field) => field.tag === tag),
      ) ?? [];
    return (readChildren(der, sequence) ?? []).map(({ start, end }) => der.slice(start, end));
  };
  return { lists: list(0xa0), responses: list(0xa1) };
}
