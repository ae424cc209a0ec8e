/** The words around the terms, the privacy policy and the accessibility statement. */
export const legalLabels = {
  /** A date follows. */
  inEffectSince: 'Applies from',
  lastAssessed: 'Last assessed on',
} as const;
