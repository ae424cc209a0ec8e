import { digest } from '../bytes.ts';
import { formatHex } from '../fingerprints.ts';
import { formatName } from '../names.ts';
import type { ChainErrorCode, ChainResult } from '../report/certificate-report.ts';
import { BasicConstraintsExtension } from '../x509.ts';
import type { ReadCertificate } from './read-certificate.ts';
import type { TrustContext } from './trust-context.ts';
import { isSignedBy, verifyIssuer } from './verify-issuer.ts';

/** A chain and the certificates in it, from the checked one up. */
export type BuiltChain = { readonly result: ChainResult; readonly path: readonly ReadCertificate[] };

/** India's chains have four certificates; more than ten is an attempt to keep the search busy. */
const longest = 10;
/** Signatures that one search verifies at most. */
const maxAttempts = 60;

type Search = {
  readonly context: TrustContext;
  readonly candidates: readonly ReadCertificate[];
  /** When each must be valid; not checked where absent. */
  readonly at?: Date;
  attempts: number;
};

type End = { readonly path: readonly ReadCertificate[] } & (
  | { readonly to: 'repository-root' }
  | { readonly to: 'cca-root'; readonly root: string }
  | { readonly error: ChainErrorCode }
);

/**
 * Builds a chain up to a root that is known by its fingerprint (RFC 5280, section 6.1), of certificates that were valid
 * at the moment.
 */
export async function buildChain(
  own: ReadCertificate,
  candidates: readonly ReadCertificate[],
  context: TrustContext,
  at: Date,
): Promise<BuiltChain> {
  const all = [...context.authorities, ...candidates];
  const end = await climb([own], { context, candidates: all, at, attempts: 0 });
  const names = end.path.map(readCommonName);
  if ('to' in end) {
    const { path, ...root } = end;
    return { result: { ...root, names }, path };
  }
  const claimsRepository = context.authorities.some(({ facts }) => facts.subject === own.facts.issuer);
  const error = claimsRepository && context.repositoryRoot === '' ? 'repository-not-verified' : end.error;
  const claimsRoot = context.recognisedRoots.some(({ name }) => name === names.at(-1));
  const lapsed = error === 'issuer-not-valid' ? await findLapsed(own, all, context, at) : undefined;
  return {
    result: { to: 'unknown', error, names, claimsRepository, claimsRoot, ...(lapsed ? { lapsed } : {}) },
    path: end.path,
  };
}

/** The authority that was not valid at the moment, in a chain that leads to a known root otherwise. */
async function findLapsed(
  own: ReadCertificate,
  candidates: readonly ReadCertificate[],
  context: TrustContext,
  at: Date,
) {
  const { path, ...end } = await climb([own], { context, candidates, attempts: 0 });
  const found = path.slice(1).find(({ certificate }) => at < certificate.notBefore || at > certificate.notAfter);
  return 'to' in end && found ? { name: readCommonName(found), validTo: found.facts.validTo } : undefined;
}

/** The common name, or the whole name of a certificate that has none. */
export function readCommonName({ certificate }: ReadCertificate): string {
  return formatName(certificate.subjectName.getField('CN')[0] ?? certificate.subject);
}

async function climb(path: readonly ReadCertificate[], search: Search): Promise<End> {
  const top = path.at(-1);
  if (!top) return { path, error: 'issuer-missing' };
  const known = await recognise(top, search.context);
  if (known) return { path, ...known };
  if (await isSelfSigned(top)) return { path, error: path.length === 1 ? 'self-signed' : 'root-not-recognised' };
  if (!isSupported(top)) return { path, error: 'algorithm-not-supported' };
  let best: End = { path, error: 'issuer-missing' };
  for (const candidate of search.candidates) {
    if (candidate.facts.subject !== top.facts.issuer || path.includes(candidate) || path.length >= longest) continue;
    if (search.attempts++ >= maxAttempts) break;
    const error = await findLinkError(path, candidate, search.at);
    const end: End = error ? { path, error } : await climb([...path, candidate], search);
    if ('to' in end) return end;
    if (end.path.length > best.path.length || ('error' in best && best.error === 'issuer-missing')) best = end;
  }
  return best;
}

/** A root counts only if its fingerprint is known and it verifies itself. */
async function recognise(top: ReadCertificate, context: TrustContext) {
  const fingerprint = await hashOf(top);
  if (fingerprint === context.repositoryRoot) return { to: 'repository-root' } as const;
  const found = context.recognisedRoots.find((root) => root.sha256 === fingerprint);
  return found && (await isSelfSigned(top)) ? ({ to: 'cca-root', root: found.name } as const) : undefined;
}

/** The SHA-256 in lower-case hexadecimal. */
export async function hashOf({ certificate }: ReadCertificate): Promise<string> {
  return formatHex(await digest('SHA-256', new Uint8Array(certificate.rawData)));
}

async function isSelfSigned({ certificate }: ReadCertificate): Promise<boolean> {
  return certificate.subject === certificate.issuer && (await isSignedBy(certificate, certificate));
}

function isSupported({ certificate }: ReadCertificate): boolean {
  const { name, hash } = certificate.signatureAlgorithm as { name: string; hash?: { name: string } };
  const isKnown = name === 'RSASSA-PKCS1-v1_5' || name === 'RSA-PSS' || name === 'ECDSA';
  return isKnown && /^SHA-(?:1|256|384|512)$/.test(hash?.name ?? '');
}

/** Extensions of an authority that are understood: basicConstraints, keyUsage, certificatePolicies, extKeyUsage. */
const understood: ReadonlySet<string> = new Set(['2.5.29.19', '2.5.29.15', '2.5.29.32', '2.5.29.37']);
/** Names that an authority may certify. OpenSSL applies them whether or not they are critical. */
const nameConstraints = '2.5.29.30';

/** Whether an authority sets a rule that is not applied here (RFC 5280, sections 4.2 and 6.1.4). */
function hasOtherRules({ certificate }: ReadCertificate): boolean {
  return certificate.extensions.some(
    ({ type, critical }) => type === nameConstraints || (critical && !understood.has(type)),
  );
}

async function findLinkError(
  path: readonly ReadCertificate[],
  issuer: ReadCertificate,
  at: Date | undefined,
): Promise<ChainErrorCode | undefined> {
  const below = path.at(-1);
  const error = below && (await verifyIssuer(below.certificate, issuer.certificate));
  if (error === 'signature-differs' || error === 'issuer-not-allowed') return error;
  if (error) return 'issuer-missing';
  if (hasOtherRules(issuer)) return 'issuer-sets-rules';
  const length = issuer.certificate.getExtension(BasicConstraintsExtension)?.pathLength;
  // Self-issued certificates do not count (RFC 5280, section 4.2.1.9); India's chains have none.
  if (length !== undefined && path.length - 1 > length) return 'issuer-not-allowed';
  const isValid = !at || (at >= issuer.certificate.notBefore && at <= issuer.certificate.notAfter);
  return isValid ? undefined : 'issuer-not-valid';
}
