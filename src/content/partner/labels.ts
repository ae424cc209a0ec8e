/** The headings of the partner page. */
export const partnerLabels = {
  form: 'Partner form',
  steps: 'What happens next',
} as const;
