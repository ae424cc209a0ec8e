import { type ChainPlace, chain, type FaultCode, issuerOf, type Verdict } from '#domain/certificate/certificate.ts';
import { checkSignature } from '#trust/check-signature.ts';
import type { ReadCertificate } from '#trust/read-certificate.ts';
import { BasicConstraintsExtension } from '#trust/x509.ts';

/** The certificates of a chain, by their places; `undefined` is one that could not be read, absent one that is not there. */
export type Chain = { readonly [Place in ChainPlace]?: ReadCertificate | undefined };

/** Judges each certificate that is there: itself, and with it everything up to the root, which must sign itself. */
export async function judgeChain(
  certificates: Chain,
  now: Date,
): Promise<{ readonly [Place in ChainPlace]?: Verdict }> {
  const verdicts: { [Place in ChainPlace]?: Verdict } = {};
  for (const place of chain) {
    if (!(place in certificates)) continue;
    const fault = await findFault(certificates, place, verdicts[issuerOf[place]], now);
    verdicts[place] = fault ? { status: 'not-verified', fault } : { status: 'verified' };
  }
  return verdicts;
}

async function findFault(
  certificates: Chain,
  place: ChainPlace,
  above: Verdict | undefined,
  now: Date,
): Promise<FaultCode | undefined> {
  const own = certificates[place];
  if (!own) return 'unreadable';
  const issuerPlace = issuerOf[place];
  if (!(issuerPlace in certificates)) return 'issuer-missing';
  const issuer = certificates[issuerPlace];
  if (!issuer) return 'chain-broken';
  const fault = await checkSignature(own.certificate, issuer.certificate);
  if (fault) return fault;
  if (!allowsBelow(certificates, place, issuer)) return 'issuer-not-allowed';
  if (now < own.certificate.notBefore) return 'not-yet-valid';
  if (now > own.certificate.notAfter) return 'expired';
  return place !== 'root-ca' && above?.status !== 'verified' ? 'chain-broken' : undefined;
}

/** Whether the issuer's path length has room for the authorities that stand below it (RFC 5280, section 4.2.1.9). */
function allowsBelow(certificates: Chain, place: ChainPlace, { certificate }: ReadCertificate): boolean {
  if (place === 'root-ca') return true;
  const below = chain.slice(chain.indexOf(place)).filter((other) => other in certificates).length;
  const length = certificate.getExtension(BasicConstraintsExtension)?.pathLength;
  return length === undefined || length >= below;
}
