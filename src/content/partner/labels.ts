/** The headings of the partner page. */
export const partnerLabels = {
  form: 'Partner form',
  steps: 'What happens after you apply',
} as const;
