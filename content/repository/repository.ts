import { documentHeads } from '#content/document/document-heads.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import type { RepositoryRow } from '#domain/repository/repository.ts';

export const repositoryPage = {
  title: 'Repository',
  description:
    'Sub-CA, CA and national root certificates, the revocation list, three editions of our CPS, and our privacy ' +
    'policies, to read or download.',
  heading: 'Repository',
  intro:
    'Here stand the certificates above yours, the list of revoked ones, and the rules we work by. We refresh our ' +
    'revocation list about every 24 hours.',
  demonstrationNote:
    'The certificates and the revocation list below are a demonstration. Do not install them as trusted, and do not ' +
    'rely on them for a real signature.',
  relatedDocuments: {
    heading: 'What goes with them',
    text: 'The agreements under which certificates are issued and relied on, and the policy that stands above our CPS.',
    documents: [
      documentHeads.termsOfService,
      documentHeads.relyingPartyAgreement,
      documentHeads.raAgreement,
      documentHeads.certificatePolicy,
    ],
  },
} as const;

export const repositoryRows: readonly RepositoryRow[] = [
  { name: 'Privacy Policy', version: '', link: '/privacy-policy', isView: true },
  { name: 'Sub-CA certificate', version: '', link: '/repository/sub-ca.cer', isView: false },
  { name: 'CA certificate', version: '', link: '/repository/ca.cer', isView: false },
  { name: 'National root CA certificate', version: '', link: '/repository/root-ca.cer', isView: false },
  { name: 'CA revocation list (CRL)', version: '', link: '/repository/ca.crl', isView: false },
  toRow(documentHeads.cps400),
  toRow(documentHeads.cps401),
  toRow(documentHeads.cps411),
  toRow(documentHeads.uidaiPolicy),
];

function toRow(document: DocumentHead): RepositoryRow {
  return { name: document.title, version: document.edition, link: document.path, isView: false, document };
}
