import { createPrivateKey, sign as signBytes } from 'node:crypto';
import { Attribute, type SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { listChildren, readElement } from '../asn1/der.ts';
import { days, exportKey, signCrl } from './make-certificates.ts';
import { authority, sign, signer } from './pdf-fixtures.ts';
import { changeMessage } from './sign-cms.ts';
import { makeSigned, type Signer } from './sign-pdf.ts';
import { encodeDer } from './write-ber.ts';
import { makeStream, updatePdf } from './write-pdf.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export type Embedded = { readonly crl?: Bytes; readonly response?: Bytes };

export const signedPdf = await makeSigned(sign);

/** Without a revocation. */
export const emptyCrl = await signCrl(authority, [], days(-0.5));
const catalogue = '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /DSS 40 0 R >>';

/** In the document security store (DSS): as its own, or as those of its signatures only. */
export function embedInStore({ crl, response }: Embedded, pdf = signedPdf, isOfSignature = false): Buffer {
  const crls = crl ? '[41 0 R]' : '[]';
  const responses = response ? '[42 0 R]' : '[]';
  const whole = isOfSignature
    ? `<< /VRI << /0011 << /CRL ${crls} /OCSP ${responses} >> >> >>`
    : `<< /CRLs ${crls} /OCSPs ${responses} >>`;
  return updatePdf(pdf, {
    1: catalogue,
    40: whole,
    ...(crl ? { 41: makeStream('', Buffer.from(crl)) } : {}),
    ...(response ? { 42: makeStream('', Buffer.from(response)) } : {}),
  });
}

/** RevocationInfoArchival of Adobe. */
function archive({ crl, response }: Embedded): Attribute {
  const field = (tag: number, bytes: Bytes | undefined) =>
    bytes ? encodeDer(tag, encodeDer(0x30, bytes)) : Buffer.alloc(0);
  const value = encodeDer(0x30, Buffer.concat([field(0xa0, crl), field(0xa1, response)]));
  return new Attribute({ attrType: '1.2.840.113583.1.1.8', attrValues: [new Uint8Array(value).buffer] });
}

export const addUnsigned = (embedded: Embedded): Signer =>
  changeMessage(sign, ({ signerInfos: [info] }) => {
    if (info) info.unsignedAttrs = [archive(embedded)];
  });

/** The attributes are signed again, with one more. */
export async function addSigned(embedded: Embedded): Promise<Signer> {
  const key = createPrivateKey({ key: Buffer.from(await exportKey(signer)), format: 'der', type: 'pkcs8' });
  return changeMessage(sign, ({ signerInfos: [info] }: SignedData) => {
    if (!info?.signedAttrs) throw new Error('no attributes');
    info.signedAttrs = [...info.signedAttrs, archive(embedded)];
    const attributes = info.signedAttrs.map((attribute) => Buffer.from(AsnConvert.serialize(attribute)));
    const signed = encodeDer(0x31, Buffer.concat(attributes));
    info.signature = new OctetString(new Uint8Array(signBytes('sha256', signed, key)));
  });
}

/** SignedData.crls: a list as it is, a response as another form under [1] (RFC 5940). */
export function addToMessage({ crl, response }: Embedded): Signer {
  return async (content) => {
    const der = new Uint8Array(await sign(content));
    const [type, wrapped] = listChildren(readElement(der));
    const [data] = listChildren(wrapped);
    const fields = listChildren(data).map(({ encoding }) => encoding);
    const oid = Buffer.from('06082b0601050507 1002'.replace(' ', ''), 'hex');
    const other = response ? encodeDer(0xa1, Buffer.concat([oid, response])) : Buffer.alloc(0);
    fields.splice(-1, 0, new Uint8Array(encodeDer(0xa1, Buffer.concat([crl ?? Buffer.alloc(0), other]))));
    const message = encodeDer(0xa0, encodeDer(0x30, Buffer.concat(fields)));
    return encodeDer(0x30, Buffer.concat([der.slice(type?.start, type?.end), message]));
  };
}

/** A list of these serial numbers, hexadecimal, revoked on 1 January 2026. */
export async function makeLongList(serials: readonly string[]): Promise<Bytes> {
  const [tbs] = listChildren(readElement(emptyCrl));
  const fields = listChildren(tbs).map(({ encoding }) => Buffer.from(encoding));
  const date = encodeDer(0x17, Buffer.from('260101000000Z'));
  const entries = serials.map((serial) =>
    encodeDer(0x30, Buffer.concat([encodeDer(0x02, Buffer.from(serial, 'hex')), date])),
  );
  const [extensions = Buffer.alloc(0)] = fields.slice(-1);
  const content = [...fields.slice(0, 5), encodeDer(0x30, Buffer.concat(entries)), extensions];
  const signed = encodeDer(0x30, Buffer.concat(content));
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', authority.key, new Uint8Array(signed));
  const bits = encodeDer(0x03, Buffer.concat([Buffer.of(0), Buffer.from(signature)]));
  return new Uint8Array(encodeDer(0x30, Buffer.concat([signed, fields[1] ?? Buffer.alloc(0), bits])));
}
