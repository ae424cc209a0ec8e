import { documentHeads } from '#content/document/document-heads.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import type { RepositoryRow } from '#domain/repository/repository.ts';

export const repositoryPage = {
  title: 'Repository',
  description:
    'Download the sub-CA, CA and national root certificates, the revocation lists, our certification practice ' +
    'statements and privacy policies.',
  heading: 'Repository',
  intro:
    'Here are the certificates of our certifying authority (CA), its lists of revoked certificates (CRL) and its rule books ' +
    '(certification practice statements, CPS).',
  demonstration: {
    warning: 'These certificates and revocation lists are a demonstration. Don’t install them or rely on them.',
    text:
      'This website has no licence. Where a page says “licensed” or “approved”, it means the real authority that this demonstration was made for. ' +
      'Before you buy a certificate from any authority, check whether it is in the list of the Controller of Certifying Authorities (CCA).',
  },
  demonstrationLink: { title: 'CCA’s list of licensed authorities', href: 'https://cca.gov.in/licensed_ca.html' },
  files: { heading: 'Files' },
  whichList:
    'Was a certificate revoked? Use the revocation list of the authority that issued it. The certificate usually contains the address of that list. Our subordinate authority (sub-CA) issues all ' +
    'user certificates. For a user certificate, use the revocation list of the sub-CA.',
  furtherLists: {
    text: 'Each of these revocation lists covers the certificates of one issuer.',
    titleOf: (file: string) => `Revocation list (CRL) ${file}`,
  },
  relatedDocuments: {
    heading: 'Related documents',
    text: 'Here are our agreements: with people who get certificates, with people who rely on them, and with partners who forward applications (registration authorities, RA). The policy that our CPS follows is here too.',
    documents: [
      documentHeads.termsOfService,
      documentHeads.relyingPartyAgreement,
      documentHeads.raAgreement,
      documentHeads.certificatePolicy,
    ],
  },
} as const;

/**
 * In the specification’s order: the editions of the CPS from the oldest to the current one, then the UIDAI policy. User
 * certificates need the list of the sub-CA, which comes first of the two.
 */
export const repositoryRows: readonly RepositoryRow[] = [
  { name: 'Privacy Policy', version: '', link: '/privacy-policy' },
  { name: 'Sub-CA certificate', version: '', link: '/repository/sub-ca.cer' },
  { name: 'CA certificate', version: '', link: '/repository/ca.cer' },
  { name: 'National root CA certificate', version: '', link: '/repository/root-ca.cer' },
  { name: 'Sub-CA revocation list (CRL), for user certificates', version: '', link: '/repository/sub-ca.crl' },
  { name: 'CA revocation list (CRL), not for user certificates', version: '', link: '/repository/ca.crl' },
  toRow(documentHeads.cps400),
  toRow(documentHeads.cps401),
  toRow(documentHeads.cps411),
  toRow(documentHeads.uidaiPolicy),
];

/** The title of a row by its link, or of a further list by its address; `undefined` for anything else. */
export function findTitle(path: string): string | undefined {
  const row = repositoryRows.find(({ link }) => link === path);
  if (row) return row.name;
  const file = /^\/repository\/([^/]+\.crl)$/.exec(path)?.[1];
  return file && repositoryPage.furtherLists.titleOf(file);
}

function toRow(document: DocumentHead): RepositoryRow {
  return { name: document.title, version: document.edition, link: document.path, document };
}
