import { site } from '#content/site.ts';

export const hero = {
  kicker: 'Digital signature certificates',
  heading: 'Sign online, in your own name, with the force of law',
  lead:
    'A digital signature certificate (DSC) shows who signed and that nothing changed since. Bidders, accountants, ' +
    'exporters and railway agents sign with one every day.',
  facts: [
    { term: 'With Aadhaar eKYC', detail: '10–15 minutes to issue' },
    { term: 'With manual KYC', detail: '24–48 hours to issue' },
    { term: 'Valid for', detail: '1, 2 or 3 years' },
  ],
  buttons: [
    { title: 'Apply DSC', href: site.portals.signUp },
    { title: 'KYC Login', href: site.portals.kycLogin },
    { title: 'New Partner Login', href: site.portals.newPartnerLogin },
    { title: 'Old Partner Login', href: site.portals.oldPartnerLogin },
  ],
  gallery: [
    { picture: 'token', caption: 'The signing key is made inside the token and cannot be copied out' },
    { picture: 'video', caption: 'A short video shows that the applicant is you' },
    { picture: 'document', caption: 'One changed letter, and the signature no longer fits' },
  ],
} as const;
