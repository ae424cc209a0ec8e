import { encodeDer } from './write-ber.ts';

export const sequence = (...parts: readonly Uint8Array[]): Buffer => encodeDer(0x30, Buffer.concat(parts));
export const oid = (...octets: readonly number[]): Buffer => encodeDer(0x06, Buffer.from(octets));
const rsa = sequence(oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 0x0b), Buffer.from([5, 0]));

/** A certificate with a common name and extensions of such lengths; its signature is none. */
export function writeCertificate({ name = Buffer.from('Asha'), extensions = 0 }): Buffer {
  const names = sequence(encodeDer(0x31, sequence(oid(0x55, 4, 3), encodeDer(0x0c, name))));
  const times = sequence(encodeDer(0x17, Buffer.from('260101000000Z')), encodeDer(0x17, Buffer.from('360101000000Z')));
  const numbers = sequence(encodeDer(0x02, Buffer.alloc(256, 0x55)), encodeDer(0x02, Buffer.from([1, 0, 1])));
  const key = sequence(
    sequence(oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1), Buffer.from([5, 0])),
    encodeDer(0x03, Buffer.concat([Buffer.from([0]), numbers])),
  );
  const extension = sequence(oid(0x2a, 3, 4), encodeDer(0x04, Buffer.from([5, 0])));
  const all = encodeDer(0xa3, sequence(...Array.from({ length: extensions }, () => extension)));
  const version = encodeDer(0xa0, encodeDer(0x02, Buffer.from([2])));
  const serial = encodeDer(0x02, Buffer.from([1]));
  const signed = sequence(version, serial, rsa, names, times, names, key, ...(extensions > 0 ? [all] : []));
  return sequence(signed, rsa, encodeDer(0x03, Buffer.alloc(257)));
}

/** SignedData with these certificates and no signature. */
export function writeMessage(certificates: readonly Uint8Array[]): Buffer {
  const data = oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 1);
  const set = encodeDer(0x31, Buffer.alloc(0));
  const inner = sequence(
    encodeDer(2, Buffer.from([1])),
    set,
    sequence(data),
    encodeDer(0xa0, Buffer.concat(certificates)),
    set,
  );
  return sequence(oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 2), encodeDer(0xa0, inner));
}
