import type { CertificateVerdict, Refusal } from '@mohar/check/report';

/** A page of this site that helps with what was found. */
export type NextStep = { readonly title: string; readonly path: string };

const buy: NextStep = { title: 'Compare prices and buy', path: '/pricing' };
const contact: NextStep = { title: 'Ask us', path: '/Home/Contact' };
const revoke: NextStep = { title: 'Revoke a certificate', path: '/revoke-dsc-process' };

/** Where each answer about a certificate leads. */
export const certificateSteps: { readonly [Verdict in CertificateVerdict]?: readonly NextStep[] } = {
  revoked: [buy],
  expired: [buy],
  'expires-soon': [buy],
  'refused-by-portals': [buy],
  'self-signed': [buy],
  weak: [buy],
  'good-encryption': [buy],
  altered: [contact],
  'not-genuine': [contact],
  'chain-unknown': [contact],
  'revocation-unknown': [contact],
};

export const refusalSteps: { readonly [Code in Refusal['code']]?: readonly NextStep[] } = {
  'private-key': [revoke, contact],
};
