/** The words around the terms and the privacy policy. */
export const legalLabels = {
  contents: 'On this page',
  /** A date follows. */
  inEffectSince: 'Applies from',
} as const;
