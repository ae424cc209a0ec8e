import { type ReadCertificate, readCertificate, readCrl, verifyIssuer } from '@mohar/check';
import { calculateFingerprints } from '@mohar/check/fingerprints';
import { BasicConstraintsExtension } from '@mohar/check/x509';
import { type CertificateErrorCode, type ChainPosition, chain, issuerOf } from '#domain/certificate/certificate.ts';
import {
  expectedFileNames,
  isFurtherList,
  isList,
  type RepositoryFile,
  type RepositoryFileName,
} from '#domain/repository/repository-state.ts';

/** The bytes of the existing files. */
export type FileBytes = { readonly [Name in RepositoryFileName]?: Uint8Array<ArrayBuffer> };

/** The names of the existing files: the expected ones in their order, then further lists by name. */
export function listNames(bytes: FileBytes): readonly RepositoryFileName[] {
  const further = (Object.keys(bytes) as RepositoryFileName[]).filter(isFurtherList).sort();
  return [...expectedFileNames, ...further].filter((name) => bytes[name]);
}

/** The results of a check that do not depend on the time. */
export type CheckedFile = Omit<RepositoryFile, 'path' | 'verdict' | 'ageHours'> & {
  readonly error?: CertificateErrorCode;
};

/** By position: `undefined` for an unreadable certificate, absent for a missing one. */
type Chain = { readonly [Place in ChainPosition]?: ReadCertificate | undefined };

type CheckResult = Pick<CheckedFile, 'facts' | 'issuer' | 'error'>;

/** Reads the files and checks the signature of each against the certificate above it; the root must sign itself. */
export async function checkFiles(bytes: FileBytes): Promise<readonly CheckedFile[]> {
  const files = listNames(bytes).flatMap((name) => (bytes[name] ? [{ name, file: bytes[name] }] : []));
  const certificates: Chain = Object.fromEntries(
    files.filter(({ name }) => !isList(name)).map(({ name, file }) => [name, readCertificate(file)]),
  );
  const checks = files.map(async ({ name, file }): Promise<CheckedFile> => {
    const result = isList(name) ? await checkCrl(name, file, certificates) : await checkCertificate(name, certificates);
    return { name, size: file.length, fingerprints: await calculateFingerprints(file), ...result };
  });
  return Promise.all(checks);
}

async function checkCertificate(position: ChainPosition, certificates: Chain): Promise<CheckResult> {
  const own = certificates[position];
  if (!own) return { error: 'unreadable' };
  const { facts } = own;
  const issuer = issuerOf[position];
  if (!(issuer in certificates)) return { facts, error: 'issuer-missing' };
  const above = certificates[issuer];
  if (!above) return { facts, error: 'chain-broken' };
  const error = await verifyIssuer(own.certificate, above.certificate);
  if (error) return { facts, error };
  return allowsBelow(certificates, position, above) ? { facts, issuer } : { facts, error: 'issuer-not-allowed' };
}

async function checkCrl(
  name: RepositoryFileName,
  bytes: Uint8Array<ArrayBuffer>,
  certificates: Chain,
): Promise<CheckResult> {
  const list = readCrl(bytes);
  if (!list) return { error: 'unreadable' };
  const { facts, crl } = list;
  const issuer = chain.find((position) => certificates[position]?.certificate.subject === crl.issuer);
  const above = issuer && certificates[issuer];
  if (!issuer || !above) return { facts, error: findIssuerError(certificates) };
  // Programs fetch `ca.crl` for the CA's revocations. The Sub-CA's list would hide them.
  if (name === 'crl' && issuer !== 'ca') return { facts, error: 'issuer-differs' };
  const error = await verifyIssuer(crl, above.certificate);
  return error ? { facts, error } : { facts, issuer };
}

function findIssuerError(certificates: Chain): CertificateErrorCode {
  const existing = chain.filter((position) => position in certificates);
  if (existing.length === 0) return 'issuer-missing';
  return existing.every((position) => certificates[position]) ? 'issuer-differs' : 'chain-broken';
}

/** Whether the issuer's path length allows the authorities below it (RFC 5280, section 4.2.1.9). */
function allowsBelow(certificates: Chain, position: ChainPosition, { certificate }: ReadCertificate): boolean {
  if (position === 'root-ca') return true;
  const below = chain.slice(chain.indexOf(position)).filter((other) => other in certificates).length;
  const length = certificate.getExtension(BasicConstraintsExtension)?.pathLength;
  return length === undefined || length >= below;
}
