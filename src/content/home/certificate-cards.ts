import { site } from '#content/site.ts';

export const certificateCards = [
  {
    kind: 'individual',
    title: 'Individual DSC',
    description: 'For a person who signs in their own name, such as a director, an accountant or an agent.',
    points: [
      'Sign returns, company forms and applications',
      'You need your PAN, a video, and Aadhaar or another government photo identity',
      'Signs, opens files that others lock (encrypt) for you, or does both. Valid for 1, 2 or 3 years',
    ],
    redirectLink: site.portals.signUp,
  },
  {
    kind: 'organisation',
    title: 'Organisational DSC',
    description:
      'For a person who signs for a company, firm or department. The certificate shows the organisation’s name.',
    points: [
      'Many tender sites ask bidders for this certificate',
      'Needs proof that the organisation exists, and an authorisation letter',
      'When the holder leaves, the organisation must ask us to revoke the certificate',
    ],
    redirectLink: site.portals.signUp,
  },
  {
    kind: 'foreign',
    title: 'Foreign National DSC',
    description: 'For directors, bidders and traders who are citizens of another country.',
    points: [
      'You need a passport, proof of address, and one of these three: a visa, a residence permit or an identity card',
      'If you have a PAN (an Indian tax number), we need that too',
      'For company forms, tenders and customs',
    ],
    redirectLink: site.portals.signUp,
  },
  {
    kind: 'document-signer',
    title: 'Document Signer',
    description: 'For software that signs invoices, statements and other documents in bulk, in an organisation’s name.',
    points: [
      'Signs automatically, without a person at the keyboard',
      'Needs your organisation’s own hardware security module (HSM)',
      'If a person must sign, they need a certificate of their own',
    ],
    redirectLink: site.portals.signUp,
  },
] as const;
