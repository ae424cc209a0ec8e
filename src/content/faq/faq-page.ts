import { names } from '#content/layout/names.ts';

/** What the page of all questions says above them. */
export const faqPage = {
  title: names.questions,
  description:
    'Answers about digital signature certificates (DSC): how to apply, video KYC, tokens, portals, tenders, taxes, ' +
    'validation and signing errors.',
  intro:
    'Find answers on 11 topics, from choosing a digital signature certificate (DSC) to fixing signing errors. Each ' +
    'question has its own web address.',
  urgent: {
    heading: 'If it is urgent',
    slugs: [
      'lost-token',
      'tender-last-day',
      'forgotten-token-password',
      'application-stuck',
      'caller-asks-for-otp',
      'never-asked-for',
    ],
  },
} as const;
