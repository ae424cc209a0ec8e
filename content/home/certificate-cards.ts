import { site } from '#content/site.ts';

export const certificateCards = [
  {
    kind: 'individual',
    title: 'Individual DSC',
    description: 'For a person who signs in his or her own name: directors, accountants, agents, professionals.',
    points: [
      'Sign returns, company forms and applications as yourself',
      'Issued on your PAN, after Aadhaar eKYC or a video check',
      'Sign, Encrypt or Both, for 1, 2 or 3 years',
    ],
    redirectLink: site.portals.signUp,
  },
  {
    kind: 'organisation',
    title: 'Organisational DSC',
    description: 'For a person who signs for a firm, company or department; its name stands in the certificate.',
    points: [
      'What most tender portals ask of a bidder',
      'Needs proof of the organisation and a letter of authority',
      'Revoked when the holder leaves the organisation',
    ],
    redirectLink: site.portals.signUp,
  },
  {
    kind: 'foreign',
    title: 'Foreign National DSC',
    description: 'For directors, bidders and traders who are citizens of another country.',
    points: [
      'Passport, visa or residence permit, and proof of address',
      'PAN only if you hold one',
      'Used for MCA forms, tenders and ICEGATE',
    ],
    redirectLink: site.portals.signUp,
  },
  {
    kind: 'document-signer',
    title: 'Document Signer',
    description: 'For software that signs invoices, statements and certificates in bulk under an organisation’s name.',
    points: [
      'Signs without a person at the keyboard',
      'For an organisation’s systems, not for one person’s token',
      'Does not stand in for the authorised signatory',
    ],
    redirectLink: site.portals.signUp,
  },
] as const;
