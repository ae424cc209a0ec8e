/** The headings of the partner page. */
export const partnerLabels = {
  form: 'Partner form',
  toForm: 'Fill in the partner form',
  steps: 'What happens after you apply',
} as const;
