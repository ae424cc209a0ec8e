import type { RepositoryPage, RepositoryRow } from '#domain/repository/repository.ts';

export const repositoryPage = {
  title: 'Repository',
  description:
    'Sub-CA, CA and national root certificates, the revocation list, three editions of our CPS, and our privacy ' +
    'policies, to read or download.',
  heading: 'Repository',
  lead:
    'Here stand the certificates above yours, the list of revoked ones, and the rules we work by. We refresh our ' +
    'revocation list about every 24 hours.',
  demonstrationNote:
    'The certificates and the revocation list below are a demonstration. Do not install them as trusted, and do not ' +
    'rely on them for a real signature.',
} as const satisfies RepositoryPage;

export const repositoryRows = [
  { name: 'Privacy Policy', version: '', link: '/privacy-policy', isView: true },
  { name: 'Sub-CA certificate', version: '', link: '/repository/sub-ca.cer', isView: false },
  { name: 'CA certificate', version: '', link: '/repository/ca.cer', isView: false },
  { name: 'National root CA certificate', version: '', link: '/repository/root-ca.cer', isView: false },
  { name: 'CA revocation list (CRL)', version: '', link: '/repository/ca.crl', isView: false },
  {
    name: 'Certification Practice Statement (CPS)',
    version: '4.0.0',
    link: '/repository/cps-4.0.0.pdf',
    isView: false,
  },
  {
    name: 'Certification Practice Statement (CPS)',
    version: '4.0.1',
    link: '/repository/cps-4.0.1.pdf',
    isView: false,
  },
  {
    name: 'Certification Practice Statement (CPS)',
    version: '4.1.1',
    link: '/repository/cps-4.1.1.pdf',
    isView: false,
  },
  { name: 'UIDAI privacy policy', version: '', link: '/repository/uidai-privacy-policy.pdf', isView: false },
] as const satisfies readonly RepositoryRow[];
