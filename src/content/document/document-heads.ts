import type { DocumentHead } from '#domain/document/document.ts';

const cps = 'Certification Practice Statement (CPS)';
const cps401 = { edition: '4.0.1', effectiveDate: '2025-07-01' } as const;
const cps411 = { edition: '4.1.1', effectiveDate: '2026-06-01' } as const;

/** Every document of the site without its text, for menus, tables and the server. */
export const documentHeads = {
  raAgreement: {
    path: '/forms/ra-agreement.pdf',
    title: 'RA Agreement',
    edition: '2.0',
    effectiveDate: '2026-06-01',
  },
  relyingPartyAgreement: {
    path: '/forms/relying-party-agreement.pdf',
    title: 'Relying Party Agreement',
    edition: '2.0',
    effectiveDate: '2026-06-01',
  },
  identityProof: {
    path: '/forms/identity_proof.pdf',
    title: 'Identity Proof',
    edition: '1.2',
    effectiveDate: '2026-06-01',
  },
  authorisationLetter: {
    path: '/forms/authorization-letter.pdf',
    title: 'Authorisation Letter',
    edition: '1.2',
    effectiveDate: '2026-06-01',
  },
  identityAndAuthorisation: {
    path: '/forms/ProofofIdentityandAuthorisationLetter.pdf',
    title: 'Proof of Identity and Authorisation Letter',
    edition: '1.2',
    effectiveDate: '2026-06-01',
  },
  boardResolution: {
    path: '/forms/board-resolution.pdf',
    title: 'Board Resolution',
    edition: '1.1',
    effectiveDate: '2026-06-01',
  },
  governmentAuthorisation: {
    path: '/forms/AuthorisationLetterfotGovtEmployees.pdf',
    title: 'Authorisation Letter for Government Employees',
    edition: '1.1',
    effectiveDate: '2026-06-01',
  },
  securityLetter: {
    path: '/forms/Security_letter.pdf',
    title: 'Security Letter',
    edition: '1.1',
    effectiveDate: '2026-06-01',
  },
  revocationForm: {
    path: '/forms/Revocation Form.pdf',
    title: 'Revocation Form',
    edition: '1.3',
    effectiveDate: '2026-06-01',
  },
  certificatePolicy: {
    path: '/forms/CCA-CP.pdf',
    title: 'India PKI Certificate Policy (CCA-CP)',
    edition: '1.1',
    effectiveDate: '2026-11-23',
  },
  termsOfService: {
    path: '/Content/terms-of-service.pdf',
    title: 'Terms of Service',
    edition: '2.0',
    effectiveDate: '2026-06-01',
  },
  cps400: {
    path: '/repository/cps-4.0.0.pdf',
    title: cps,
    edition: '4.0.0',
    effectiveDate: '2024-04-01',
    supersededBy: cps401,
  },
  cps401: {
    path: '/repository/cps-4.0.1.pdf',
    title: cps,
    ...cps401,
    supersededBy: cps411,
  },
  cps411: {
    path: '/repository/cps-4.1.1.pdf',
    title: cps,
    ...cps411,
  },
  uidaiPolicy: {
    path: '/repository/uidai-privacy-policy.pdf',
    title: 'UIDAI Privacy Policy',
    edition: '1.1',
    effectiveDate: '2026-06-01',
  },
} as const satisfies { readonly [name: string]: DocumentHead };
