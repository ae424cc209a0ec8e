/** The headings of the partner page. */
export const partnerLabels = {
  form: 'Partner form',
  before: 'Before you apply',
  toForm: 'Fill in the partner form',
  steps: 'What happens after you apply',
  /** The link from the dialog to the page. */
  more: 'The documents, the tiers and more answers',
} as const;
