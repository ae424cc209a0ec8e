import {
  type CertificateFacts,
  type ChainPlace,
  type CrlFacts,
  chain,
  type FaultCode,
  type Fingerprints,
  issuerOf,
} from '#domain/certificate/certificate.ts';
import { type RepositoryFileName, repositoryFileNames } from '#domain/repository/repository-state.ts';
import { checkSignature } from '#trust/check-signature.ts';
import { findFingerprints } from '#trust/fingerprints.ts';
import { type ReadCertificate, readCertificate } from '#trust/read-certificate.ts';
import { readCrl } from '#trust/read-crl.ts';
import { BasicConstraintsExtension } from '#trust/x509.ts';

/** The bytes of the files that are there. */
export type FileBytes = { readonly [Name in RepositoryFileName]?: Uint8Array<ArrayBuffer> };

/** What stays true of a file whatever time it is. */
export type CheckedFile = {
  readonly name: RepositoryFileName;
  /** Bytes. */
  readonly size: number;
  readonly fingerprints: Fingerprints;
  /** Absent where the file could not be read. */
  readonly facts?: CertificateFacts | CrlFacts;
  /** The certificate that signed it; absent where there is a fault. */
  readonly issuer?: ChainPlace;
  /** Why it is not what its name says. */
  readonly fault?: FaultCode;
};

/** By their places; `undefined` is a certificate that could not be read, absent one that is not there. */
type Chain = { readonly [Place in ChainPlace]?: ReadCertificate | undefined };

type Finding = Pick<CheckedFile, 'facts' | 'issuer' | 'fault'>;

/** Reads the files that are there and checks each against the certificate above it; the root must sign itself. */
export async function checkFiles(bytes: FileBytes): Promise<readonly CheckedFile[]> {
  const there = chain.filter((place) => bytes[place]);
  const certificates: Chain = Object.fromEntries(there.map((place) => [place, readCertificate(take(bytes, place))]));
  const check = async (name: RepositoryFileName): Promise<CheckedFile> => {
    const file = take(bytes, name);
    const found = name === 'crl' ? await checkCrl(file, certificates) : await checkCertificate(name, certificates);
    return { name, size: file.length, fingerprints: await findFingerprints(file), ...found };
  };
  return Promise.all(repositoryFileNames.filter((name) => bytes[name]).map(check));
}

async function checkCertificate(place: ChainPlace, certificates: Chain): Promise<Finding> {
  const own = certificates[place];
  if (!own) return { fault: 'unreadable' };
  const { facts } = own;
  const issuer = issuerOf[place];
  if (!(issuer in certificates)) return { facts, fault: 'issuer-missing' };
  const above = certificates[issuer];
  if (!above) return { facts, fault: 'chain-broken' };
  const fault = await checkSignature(own.certificate, above.certificate);
  if (fault) return { facts, fault };
  return allowsBelow(certificates, place, above) ? { facts, issuer } : { facts, fault: 'issuer-not-allowed' };
}

async function checkCrl(bytes: Uint8Array<ArrayBuffer>, certificates: Chain): Promise<Finding> {
  const list = readCrl(bytes);
  if (!list) return { fault: 'unreadable' };
  const { facts, crl } = list;
  const issuer = chain.find((place) => certificates[place]?.certificate.subject === crl.issuer);
  const above = issuer && certificates[issuer];
  if (!issuer || !above) return { facts, fault: explainNoIssuer(certificates) };
  const fault = await checkSignature(crl, above.certificate);
  return fault ? { facts, fault } : { facts, issuer };
}

function explainNoIssuer(certificates: Chain): FaultCode {
  const there = chain.filter((place) => place in certificates);
  if (there.length === 0) return 'issuer-missing';
  return there.every((place) => certificates[place]) ? 'issuer-differs' : 'chain-broken';
}

/** Whether the issuer's path length has room for the authorities that stand below it (RFC 5280, section 4.2.1.9). */
function allowsBelow(certificates: Chain, place: ChainPlace, { certificate }: ReadCertificate): boolean {
  if (place === 'root-ca') return true;
  const below = chain.slice(chain.indexOf(place)).filter((other) => other in certificates).length;
  const length = certificate.getExtension(BasicConstraintsExtension)?.pathLength;
  return length === undefined || length >= below;
}

function take(bytes: FileBytes, name: RepositoryFileName): Uint8Array<ArrayBuffer> {
  return bytes[name] ?? new Uint8Array();
}
