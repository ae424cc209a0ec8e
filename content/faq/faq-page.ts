/** What the page of all questions says above them. */
export const faqPage = {
  title: 'Questions and answers',
  description:
    'Answers about digital signature certificates: applying, video KYC, tokens, portals, tenders, taxes, validation, ' +
    'agreements and what to do when signing fails.',
  intro: 'Eleven subjects, from what a DSC is to why a portal refuses one. Each question has an address of its own.',
} as const;
