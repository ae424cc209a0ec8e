import { times } from '#content/service/times.ts';
import { site } from '#content/site.ts';

export const hero = {
  kicker: 'Digital signature certificates',
  heading: 'Sign tenders, returns and company forms online',
  intro:
    'A digital signature certificate (DSC) shows who signed and that nothing has changed since. Before we issue one, ' +
    'we check who you are (know your customer, KYC).',
  buttonsNote: 'Apply DSC and KYC Login open the same portal. The partner logins are for our partners only.',
  facts: [
    {
      term: 'Aadhaar eKYC',
      detail: `Issued in ${times.ekyc}: you confirm with a one-time password (OTP) or biometrics`,
    },
    { term: 'Manual KYC', detail: `Issued in ${times.manual}: our staff check your documents and video` },
    { term: 'Validity', detail: '1, 2 or 3 years' },
  ],
  /** What a certificate says, with a fictional person as its subject. */
  specimen: {
    label: 'A specimen certificate: who holds it, who issued it and how long it is valid',
    mark: 'Specimen',
    kind: 'Class 3 · Sign',
    subject: { term: 'Issued to', detail: 'Asha Rao' },
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
    { picture: 'gallery-token', caption: 'The signing key is created inside the token and cannot be copied' },
    { picture: 'gallery-video', caption: 'A short video confirms who you are' },
    { picture: 'gallery-document', caption: 'If one letter changes, the signature check fails' },
  ],
} as const;
