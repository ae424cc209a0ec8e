import type { CertificateVerdict, Refusal } from '@mohar/check/report';
import type { PageLink } from '#domain/layout/page-link.ts';

const buy: PageLink = { title: 'Compare prices and buy', path: '/pricing' };
const contact: PageLink = { title: 'Ask us', path: '/Home/Contact' };
const revoke: PageLink = { title: 'Revoke a certificate', path: '/revoke-dsc-process' };

/** Where each answer about a certificate leads. */
export const certificateSteps: { readonly [Verdict in CertificateVerdict]?: readonly PageLink[] } = {
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

export const refusalSteps: { readonly [Code in Refusal['code']]?: readonly PageLink[] } = {
  'private-key': [revoke, contact],
};
