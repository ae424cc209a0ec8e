import type { FaultCode, Verdict } from '#domain/certificate/certificate.ts';
import { checkSignature } from '#trust/check-signature.ts';
import type { ReadCertificate } from '#trust/read-certificate.ts';
import type { ReadCrl } from '#trust/read-crl.ts';

const hour = 3_600_000;

/** A certificate that may have issued a list, with what was found about it. */
export type CrlIssuer = { readonly read: ReadCertificate; readonly verdict: Verdict };

/** Judges a list: its signature, its issuer, and whether it is current. */
export async function judgeCrl(list: ReadCrl | undefined, issuers: readonly CrlIssuer[], now: Date): Promise<Verdict> {
  if (!list) return { status: 'not-verified', fault: 'unreadable' };
  const fault = await findFault(list, issuers, now);
  if (fault) return { status: 'not-verified', fault };
  const { thisUpdate, nextUpdate } = list.crl;
  if (nextUpdate && now > nextUpdate) return { status: 'out-of-date', fault: 'past-next-update' };
  // A list without a next update is never past it; its age still tells.
  const isOld = now.getTime() - thisUpdate.getTime() > 24 * hour;
  return isOld ? { status: 'out-of-date', fault: 'older-than-a-day' } : { status: 'verified' };
}

async function findFault({ crl }: ReadCrl, issuers: readonly CrlIssuer[], now: Date): Promise<FaultCode | undefined> {
  const issuer = issuers.find(({ read }) => read.certificate.subject === crl.issuer);
  if (!issuer) return issuers.length === 0 ? 'issuer-missing' : 'issuer-differs';
  const fault = await checkSignature(crl, issuer.read.certificate);
  if (fault) return fault;
  if (issuer.verdict.status !== 'verified') return 'chain-broken';
  return now < crl.thisUpdate ? 'not-yet-valid' : undefined;
}
