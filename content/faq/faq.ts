import { applicationAndVerification } from '#content/faq/application-and-verification.ts';
import { general } from '#content/faq/general.ts';
import { usageOnGovernmentPortals } from '#content/faq/usage-on-government-portals.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';

/** The categories in the order of their letters. */
export const faqCategories: readonly FaqCategory[] = [general, applicationAndVerification, usageOnGovernmentPortals];
