/** One of the four kinds of certificate on the home page (R3.5). */
export type CertificateCard = {
  /** Selects the drawing on the card. */
  readonly kind: 'individual' | 'organisation' | 'foreign' | 'document-signer';
  readonly title: string;
  readonly description: string;
  readonly points: readonly [string, string, string];
  readonly redirectLink: string;
};

/** One of the four features of the About section (R1.4). */
export type Feature = {
  readonly kind: 'law' | 'hardware' | 'identity' | 'support';
  readonly title: string;
  readonly text: string;
};
