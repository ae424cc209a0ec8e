import { partnerTitle } from '#content/layout/navigation.ts';
import { afterApplying } from '#content/partner/after-applying.ts';
import { times } from '#content/service/times.ts';
import { site } from '#content/site.ts';
import type { CommonQuestion } from '#domain/layout/common-question.ts';

export const partner = {
  title: partnerTitle,
  description:
    'Become a partner as an individual, a firm or a company. Help people apply for a certificate, and see what happens ' +
    'after you send the form.',
  intro:
    'As a partner, you help people to apply for a certificate, and send us the applications. You can’t approve applications yourself. You can be ' +
    'an individual, a firm or a company.',
  questions: [
    {
      question: 'How long does it take?',
      answer: `You can use your partner login ${times.partnerLogin} after you sign the agreement.`,
    },
    {
      question: 'How much does it cost?',
      answer:
        'Before you sign the agreement, our partner desk tells you what joining costs, and what you pay for certificates. There are four levels ' +
        '(tiers) of partner, and each has its own prices.',
    },
    {
      question: 'What do I need?',
      answer:
        'For the form: your contact details and the name of your company. If you have no company, give your own name. For the agreement, your documents: see step 3.',
    },
    {
      question: 'Whom do I ask?',
      answer: `Our sales desk: ${site.emails.sales} or ${site.phones.sales}.`,
    },
  ],
  tiers: {
    heading: 'Partner tiers',
    text:
      'The four tiers are Channel Partner, Consortium Partner, Premier Partner and Associate. Tell us about your business, ' +
      'and we will suggest a tier.',
    askForPrices: 'Ask for the price list of the tiers',
    priceSubject: 'Price list for partners',
  },
  steps: afterApplying,
  faqSlugs: [
    'after-partner-form',
    'partner-tiers',
    'partner-work',
    'partner-approval',
    'partner-login-activation',
    'partner-employees',
  ],
} as const satisfies PartnerPage;

/** The texts around the partner form, on its page and in its dialog. */
export type PartnerPage = {
  /** What the browser tab shows, and the heading. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  readonly intro: string;
  /** What most readers ask first. */
  readonly questions: readonly CommonQuestion[];
  readonly tiers: {
    readonly heading: string;
    readonly text: string;
    /** A link that begins an email to the sales desk, and the subject of the email. */
    readonly askForPrices: string;
    readonly priceSubject: string;
  };
  /** What becomes of the form, step by step. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Questions of the FAQ that partners ask, by slug. */
  readonly faqSlugs: readonly string[];
};
