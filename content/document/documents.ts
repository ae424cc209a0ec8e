import { authorisationLetter } from '#content/document/authorisation-letter.ts';
import { boardResolution } from '#content/document/board-resolution.ts';
import { certificatePolicy } from '#content/document/certificate-policy.ts';
import { cps400, cps401, cps411 } from '#content/document/cps/editions.ts';
import { governmentAuthorisation } from '#content/document/government-authorisation.ts';
import { identityAndAuthorisation } from '#content/document/identity-and-authorisation.ts';
import { identityProof } from '#content/document/identity-proof.ts';
import { raAgreement } from '#content/document/ra-agreement.ts';
import { relyingPartyAgreement } from '#content/document/relying-party-agreement.ts';
import { revocationForm } from '#content/document/revocation-form.ts';
import { securityLetter } from '#content/document/security-letter.ts';
import { termsOfService } from '#content/document/terms-of-service.ts';
import { uidaiPolicy } from '#content/document/uidai-policy.ts';
import { site } from '#content/site.ts';
import type { Document } from '#domain/document/document.ts';

/** Every document with its text. Pages and the server only need the documentHeads (`document-heads.ts`). */
export const documents: readonly Document[] = [
  raAgreement,
  relyingPartyAgreement,
  identityProof,
  authorisationLetter,
  identityAndAuthorisation,
  boardResolution,
  governmentAuthorisation,
  securityLetter,
  revocationForm,
  certificatePolicy,
  termsOfService,
  cps400,
  cps401,
  cps411,
  uidaiPolicy,
];

/** The publisher on the first page of every document. */
export const publisher = {
  owner: site.owner,
  address: `${site.offices.registered.name}: ${site.offices.registered.lines.join(', ')}`,
} as const;
