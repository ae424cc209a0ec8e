/** The words around the terms and the privacy policy. */
export const legalLabels = {
  /** A date follows. */
  inEffectSince: 'Applies from',
} as const;
