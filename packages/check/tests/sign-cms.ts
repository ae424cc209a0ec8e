import { Attribute, ContentInfo, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert } from '@peculiar/asn1-schema';
import { runToolForFile } from './external-tools/run-tool.ts';
import { type Authority, encode, exportKey, type Issued, toPem } from './make-certificates.ts';
import type { Signer } from './sign-pdf.ts';

type Bytes = Uint8Array<ArrayBuffer>;

async function writeFiles(signer: Issued, { repository }: Authority, content: Uint8Array) {
  const chain = [repository.ca, repository['root-ca']].map((der) => toPem('CERTIFICATE', der ?? new Uint8Array()));
  return {
    content,
    signer: encode(toPem('CERTIFICATE', signer.der)),
    key: encode(toPem('PRIVATE KEY', await exportKey(signer))),
    chain: encode(chain.join('')),
  };
}

/** A signer: OpenSSL makes its CMS. */
export function signByOpenssl(signer: Issued, authority: Authority, ...options: readonly string[]): Signer {
  return async (content) => {
    const files = await writeFiles(signer, authority, content);
    const fixed = [
      'cms',
      '-sign',
      '-binary',
      '-in',
      'content',
      '-signer',
      'signer',
      '-inkey',
      'key',
      '-outform',
      'DER',
    ];
    return runToolForFile('openssl', files, [
      ...fixed,
      '-md',
      'sha256',
      '-certfile',
      'chain',
      '-out',
      'output',
      ...options,
    ]);
  };
}

const configuration = `[tsa]
serial = serial
crypto_device = builtin
signer_cert = signer
certs = chain
signer_key = key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`;

export function stampByOpenssl(signer: Issued, authority: Authority): Signer {
  return async (content) => {
    const files = {
      ...(await writeFiles(signer, authority, content)),
      serial: encode('01\n'),
      conf: encode(configuration),
    };
    const query = runToolForFile('openssl', files, [
      'ts',
      '-query',
      '-data',
      'content',
      '-sha256',
      '-cert',
      '-out',
      'output',
    ]);
    const args = [
      'ts',
      '-reply',
      '-config',
      'conf',
      '-section',
      'tsa',
      '-queryfile',
      'query',
      '-token_out',
      '-out',
      'output',
    ];
    return runToolForFile('openssl', { ...files, query }, args);
  };
}

/** A signer with a timestamp in its signature (RFC 3161, appendix A), of its value or of anything else. */
export function addTimestamp(sign: Signer, stamp: Signer, stamped?: Buffer): Signer {
  return async (content) => {
    const info = AsnConvert.parse(await sign(content), ContentInfo);
    const data = AsnConvert.parse(info.content, SignedData);
    const [signer] = data.signerInfos;
    if (!signer) throw new Error('no signer');
    const token = new Uint8Array(await stamp(stamped ?? Buffer.from(signer.signature.buffer)));
    signer.unsignedAttrs = [new Attribute({ attrType: '1.2.840.113549.1.9.16.2.14', attrValues: [token.buffer] })];
    return write(info, data);
  };
}

/** A signer with a message that is changed afterwards. */
export function changeMessage(sign: Signer, change: (data: SignedData) => void): Signer {
  return async (content) => {
    const info = AsnConvert.parse(await sign(content), ContentInfo);
    const data = AsnConvert.parse(info.content, SignedData);
    change(data);
    return write(info, data);
  };
}

function write(info: ContentInfo, data: SignedData): Bytes {
  info.content = AsnConvert.serialize(data);
  return new Uint8Array(AsnConvert.serialize(info));
}
