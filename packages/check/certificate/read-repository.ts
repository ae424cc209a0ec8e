import type { Bytes } from '../bytes.ts';
import { buildChain, hashOf } from './build-chain.ts';
import { type ReadCertificate, readCertificate, readCrl } from './read-certificate.ts';
import type { RecognisedRoot, TrustContext, TrustedList } from './trust-context.ts';
import { verifyIssuer } from './verify-issuer.ts';

/** The certificates and lists of an authority (RFC 5280, section 3), in DER. The root is the trust anchor. */
export type Repository = {
  readonly root?: Bytes | undefined;
  readonly authorities: readonly Bytes[];
  /** Matched by issuer and key, in any order. */
  readonly lists: readonly Bytes[];
};

/** Reads and verifies a repository: a chain leads to its root only if that verifies itself and is valid. */
export async function readRepository(
  { root, authorities, lists }: Repository,
  recognisedRoots: readonly RecognisedRoot[],
  now: Date,
): Promise<TrustContext> {
  const top = root && readCertificate(root);
  const certificates = [top ?? [], authorities.flatMap((der) => readCertificate(der) ?? [])].flat();
  const repositoryRoot = top && (await isRoot(top, now)) ? await hashOf(top) : '';
  const context: TrustContext = { now, repositoryRoot, authorities: certificates, recognisedRoots, lists: [] };
  const read: TrustedList[] = [];
  for (const der of lists) {
    const list = readCrl(der);
    const error = list && (await findListError(list, context));
    if (list) read.push({ ...list, ...(error ? { error } : {}) });
  }
  return { ...context, lists: read };
}

async function isRoot({ certificate }: ReadCertificate, now: Date): Promise<boolean> {
  const isValid = now >= certificate.notBefore && now <= certificate.notAfter;
  return isValid && (await verifyIssuer(certificate, certificate)) === undefined;
}

async function findListError({ crl, facts }: TrustedList, context: TrustContext): Promise<TrustedList['error']> {
  let issuer: ReadCertificate | undefined;
  for (const authority of context.authorities) {
    if (!(await verifyIssuer(crl, authority.certificate))) issuer ??= authority;
  }
  if (!issuer) return 'list-not-verified';
  if (context.now < crl.thisUpdate) return 'list-dated-ahead';
  const { result } = await buildChain(issuer, [], context, context.now);
  if (result.to !== 'repository-root') return 'list-not-verified';
  return facts.nextUpdate !== '' && context.now > new Date(facts.nextUpdate) ? 'list-out-of-date' : undefined;
}
