/** The headings of a process page. */
export const processLabels = {
  steps: 'Step by step',
  notes: 'Please note',
  forms: 'Forms',
  ask: 'Ask a person',
  have: 'Have ready, if you can',
  next: 'What happens next',
} as const;
