import { applicationAndVerification } from '#content/faq/application-and-verification.ts';
import { authoritiesAgreementsAndCompliance } from '#content/faq/authorities-agreements-and-compliance.ts';
import { businessAndChannelPartner } from '#content/faq/business-and-channel-partner.ts';
import { certificateValidation } from '#content/faq/certificate-validation.ts';
import { general } from '#content/faq/general.ts';
import { minimumRequirementsAndSystemSetup } from '#content/faq/minimum-requirements-and-system-setup.ts';
import { pkiAndCryptography } from '#content/faq/pki-and-cryptography.ts';
import { securityAndToken } from '#content/faq/security-and-token.ts';
import { taxationAndCompliancePortals } from '#content/faq/taxation-and-compliance-portals.ts';
import { tenderWebsites } from '#content/faq/tender-websites.ts';
import { usageOnGovernmentPortals } from '#content/faq/usage-on-government-portals.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';

/** The categories in the order of their letters. */
export const faqCategories: readonly FaqCategory[] = [
  general,
  applicationAndVerification,
  usageOnGovernmentPortals,
  securityAndToken,
  businessAndChannelPartner,
  pkiAndCryptography,
  authoritiesAgreementsAndCompliance,
  certificateValidation,
  minimumRequirementsAndSystemSetup,
  tenderWebsites,
  taxationAndCompliancePortals,
];

/** The categories of the home page: the first seven (R9.11). */
export const homeCategories: readonly FaqCategory[] = faqCategories.slice(0, 7);

/** The slugs and questions of the given slugs, in their order; a page links to them without carrying the answers. */
export function listQuestions(
  slugs: readonly string[],
): readonly { readonly slug: string; readonly question: string }[] {
  const items = faqCategories.flatMap((category) => category.items);
  return slugs.flatMap((slug) =>
    items.filter((item) => item.slug === slug).map(({ question }) => ({ slug, question })),
  );
}
