import { site } from '#content/site.ts';

export const hero = {
  kicker: 'Digital signature certificates',
  heading: 'Sign online, in your own name, with the force of law',
  intro:
    'A digital signature certificate (DSC) shows who signed and that nothing changed since. Bidders, accountants, ' +
    'exporters and railway agents sign with one every day.',
  facts: [
    { term: 'With Aadhaar eKYC', detail: '10–15 minutes to issue' },
    { term: 'With manual KYC', detail: '24–48 hours to issue' },
    { term: 'Valid for', detail: '1, 2 or 3 years' },
  ],
  /** What a certificate says, with a fictional person as its subject. */
  specimen: {
    label: 'A specimen of a certificate: whose it is, who issued it and until when it is valid',
    mark: 'Specimen',
    kind: 'Class 3 · Sign',
    subject: { term: 'This certifies', detail: 'Asha Rao' },
    fields: [
      { term: 'Issued by', detail: `${site.name} CA`, isNumeric: false },
      { term: 'Checked', detail: 'PAN, Aadhaar eKYC', isNumeric: false },
      { term: 'Valid', detail: 'Nov 2026 – Oct 2028', isNumeric: true },
      { term: 'Serial', detail: '5A3E 910C 7F24', isNumeric: true },
    ],
  },
  buttons: [
    { title: 'Apply DSC', href: site.portals.signUp },
    { title: 'KYC Login', href: site.portals.signUp },
    { title: 'New Partner Login', href: site.portals.newPartnerLogin },
    { title: 'Old Partner Login', href: site.portals.oldPartnerLogin },
  ],
  gallery: [
    { picture: 'gallery-token', caption: 'The signing key is made inside the token and cannot be copied out' },
    { picture: 'gallery-video', caption: 'A short video shows that the applicant is you' },
    { picture: 'gallery-document', caption: 'One changed letter, and the signature no longer fits' },
  ],
} as const;
