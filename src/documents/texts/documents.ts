import { site } from '#content/site.ts';
import { authorisationLetter } from '#documents/texts/authorisation-letter.ts';
import { boardResolution } from '#documents/texts/board-resolution.ts';
import { certificatePolicy } from '#documents/texts/certificate-policy.ts';
import { cps400, cps401, cps411 } from '#documents/texts/cps/editions.ts';
import { governmentAuthorisation } from '#documents/texts/government-authorisation.ts';
import { identityAndAuthorisation } from '#documents/texts/identity-and-authorisation.ts';
import { identityProof } from '#documents/texts/identity-proof.ts';
import { raAgreement } from '#documents/texts/ra-agreement.ts';
import { relyingPartyAgreement } from '#documents/texts/relying-party-agreement.ts';
import { revocationForm } from '#documents/texts/revocation-form.ts';
import { securityLetter } from '#documents/texts/security-letter.ts';
import { termsOfService } from '#documents/texts/terms-of-service.ts';
import { uidaiPolicy } from '#documents/texts/uidai-policy.ts';
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
