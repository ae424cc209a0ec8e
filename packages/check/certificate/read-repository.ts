import type { Bytes } from '../bytes.ts';
import { buildChain, hashOf } from './build-chain.ts';
import { type ReadCertificate, readCertificate, readCrl } from './read-certificate.ts';
import type { RecognisedRoot, TrustContext, TrustedCrl } from './trust-context.ts';
import { verifyIssuer } from './verify-issuer.ts';

/** The certificates and CRLs of an authority (RFC 5280, section 3), in DER. The root is the trust anchor. */
export type Repository = {
  readonly root?: Bytes | undefined;
  readonly authorities: readonly Bytes[];
  /** Matched by issuer and key, in any order. */
  readonly crls: readonly Bytes[];
};

/** Reads and verifies a repository: a chain leads to its root only if that verifies itself and is valid. */
export async function readRepository(
  { root, authorities, crls }: Repository,
  recognisedRoots: readonly RecognisedRoot[],
  now: Date,
): Promise<TrustContext> {
  const top = root && readCertificate(root);
  const certificates = [top ?? [], authorities.flatMap((der) => readCertificate(der) ?? [])].flat();
  const repositoryRoot = top && (await isRoot(top, now)) ? await hashOf(top) : '';
  const context: TrustContext = { now, repositoryRoot, authorities: certificates, recognisedRoots, crls: [] };
  const read: TrustedCrl[] = [];
  for (const der of crls) {
    const crl = readCrl(der);
    const error = crl && (await findCrlError(crl, context));
    if (crl) read.push({ ...crl, ...(error ? { error } : {}) });
  }
  return { ...context, crls: read };
}

async function isRoot({ certificate }: ReadCertificate, now: Date): Promise<boolean> {
  const isValid = now >= certificate.notBefore && now <= certificate.notAfter;
  return isValid && (await verifyIssuer(certificate, certificate)) === undefined;
}

async function findCrlError({ crl, facts }: TrustedCrl, context: TrustContext): Promise<TrustedCrl['error']> {
  let issuer: ReadCertificate | undefined;
  for (const authority of context.authorities) {
    if (!(await verifyIssuer(crl, authority.certificate))) issuer ??= authority;
  }
  if (!issuer) return 'crl-not-verified';
  if (context.now < crl.thisUpdate) return 'crl-dated-ahead';
  const { result } = await buildChain(issuer, [], context, context.now);
  if (result.to !== 'repository-root') return 'crl-not-verified';
  return facts.nextUpdate !== '' && context.now > new Date(facts.nextUpdate) ? 'crl-out-of-date' : undefined;
}
