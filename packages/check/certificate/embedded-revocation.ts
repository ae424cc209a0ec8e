import type { Bytes } from '../bytes.ts';
import type { RevocationResult } from '../report/certificate-report.ts';
import type { BuiltChain } from './build-chain.ts';
import { covers } from './find-revocation.ts';
import type { ReadCertificate } from './read-certificate.ts';
import type { TrustContext } from './trust-context.ts';
import { type EmbeddedStatus, verifyCrl } from './verify-crl.ts';
import { verifyOcspResponse } from './verify-ocsp.ts';

/** CRLs and OCSP responses in DER that a document carries, not verified. */
export type EmbeddedRevocation = { readonly crls: readonly Bytes[]; readonly responses: readonly Bytes[] };

/**
 * Adds the revocation data of a document to the result of the repository's CRLs, only for a chain to a known root.
 * Ignores data that cannot be verified by that chain. It never improves an answer of the repository: not revoked holds
 * at its date.
 */
export async function addEmbedded(
  listed: RevocationResult,
  { result: chain, path }: BuiltChain,
  embedded: EmbeddedRevocation,
  context: TrustContext,
): Promise<RevocationResult> {
  if (chain.to === 'unknown' || listed.status === 'revoked') return listed;
  let ofOwn: RevocationResult = listed;
  for (const [index, certificate] of path.entries()) {
    const issuer = path[index + 1];
    const found = issuer && (await findNewest(certificate, issuer, embedded, context.now));
    if (!found || (chain.to === 'repository-root' && isSuperseded(found, certificate, context))) continue;
    const { source, thisUpdate, nextUpdate, revoked } = found;
    if (revoked) {
      const isCrlCurrent = nextUpdate !== '' && Date.parse(nextUpdate) >= context.now.getTime();
      return { status: 'revoked', ...revoked, certificate: index === 0 ? 'own' : 'authority', isCrlCurrent, source };
    }
    if (index === 0 && listed.status !== 'not-revoked') ofOwn = { status: 'not-revoked-then', thisUpdate, source };
  }
  return ofOwn;
}

/** The newest statement that is not dated ahead. */
async function findNewest(
  certificate: ReadCertificate,
  issuer: ReadCertificate,
  { crls, responses }: EmbeddedRevocation,
  now: Date,
): Promise<EmbeddedStatus | undefined> {
  let newest: EmbeddedStatus | undefined;
  const checks = [
    ...responses.map((response) => () => verifyOcspResponse(response, certificate, issuer)),
    ...crls.map((crl) => () => verifyCrl(crl, certificate, issuer)),
  ];
  for (const check of checks) {
    const found = await check();
    if (!found || Date.parse(found.thisUpdate) > now.getTime()) continue;
    if (!newest || found.thisUpdate > newest.thisUpdate) newest = found;
  }
  return newest;
}

/**
 * Whether a verified CRL of the repository is newer, and would still name the certificate, which had not expired (RFC
 * 5280, 3.3).
 */
function isSuperseded({ thisUpdate }: EmbeddedStatus, certificate: ReadCertificate, { crls }: TrustContext): boolean {
  return crls.some((crl) => {
    const isVerified = crl.error === undefined || crl.error === 'crl-out-of-date';
    const isNewer = crl.facts.thisUpdate >= thisUpdate && crl.facts.thisUpdate <= certificate.facts.validTo;
    return isVerified && isNewer && covers(crl, certificate);
  });
}
