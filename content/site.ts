import type { Site } from '#domain/site/site.ts';

/** The shipped brand is fictional: its names, numbers and `.example` addresses are not real. */
export const site = {
  name: 'Mohar',
  devanagari: {
    name: 'मोहर',
    outline:
      'M10.9-7.8l11.5 0l0-15.3l20.4 0l0 23.1l12.4 0l0-54.4l9.8 0l-.7-9.4l-66.5 0l.7 9.4l11.5 0l0 22l-5.4 3.3q.4 4.1 1.2' +
      ' 7.8q.9 3.7 2.2 7q1.3 3.3 2.9 6.5zm31.9-46.6l0 21.3l-20.4 0l0-21.3l20.4 0zm39.8 54.4l0-54.4l9.7 0l-.7-9.4l-10.8 ' +
      '0q-1.5-1.3-3.7-3.5q-2.7-2.5-5.9-5.6q-3.2-3-6.4-6.2q-3.2-3-5.9-5.6q-2.7-2.6-4.4-4.2l-15.8 0l0 1.3l10.8 9.9q2.6 2.' +
      '5 4.9 4.4q2.3 1.9 4.6 3.4q2.4 1.6 5 3q2.6 1.3 5.9 2.7l0 .4l-9.5 0l.8 9.4l9 0l0 54.4l12.4 0zm65.9-54.4l-.7-9.4l-5' +
      '9.7 0l.7 9.4l37.9 0l0 7.3q-4.5-.3-8.7-.3q-12.3 0-17.7 3.7q-5.3 3.6-5.3 10.3l0 .4q0 3.6 1.9 6.3q1.6 2.4 4.2 4.2q-' +
      '2 1.7-3.3 3.9q-2.2 3.8-2.2 9l0 .6q0 6.7 3.5 11.2q3.4 4.4 9.5 6.6q6.1 2.2 13.9 2.2q3.9 0 6.9-.4q3.1-.4 5.7-1.1l1-' +
      '10.1q-2.8 .6-5.8 .9q-2.9 .3-6.1 .3q-7.4 0-11.7-2.3q-4.3-2.3-4.3-7.6l0-.4q0-4.4 2.8-6.7q2.9-2.2 8.4-2.2q5.7 0 8.1' +
      ' 2q2.4 2.1 2.4 6.6l0 2.8l11.3 0q.4-1.4 .6-2.9q.2-1.5 .2-2.9q0-4.8-2.3-8.3q-2.2-3.5-7-5.4q-4.7-1.8-12.1-1.8q-4.6 ' +
      '0-8.4 .8q-1.5 .4-2.8 .8q-.8-.9-1.3-1.8q-.6-1.1-.6-2.6l0-.3q0-3 3-4.7q3-1.6 10.8-1.6q4.4 0 8.8 .3q4.3 .3 8.7 .9l0' +
      '-17.7l9.7 0zm42.6 0l-.7-9.4l-45.8 0l.6 9.4l21.9 0q1.2 1.3 2 2.9q1.3 3 1.3 7l0 .7q0 5.3-3.2 8q-3.1 2.6-10.5 2.6l-' +
      '7.2 0l0 10.3l5.5 .4l13.8 22.5l14.9 0l0-.5l-8.5-12.7q-2-2.9-3.7-4.9q-1.7-2.1-3.5-3.7q-1.1-1-2.3-1.9q8-1.1 12.2-4.' +
      '8q5.3-4.7 5.3-13.7l0-.7q0-4.4-1.3-7.9q-.8-2-2-3.6l11.2 0z',
  },
  owner: 'Mohar Trust Services',
  incorporatedIn: 2019,
  emails: {
    sales: 'sales@mohar.example',
    info: 'info@mohar.example',
    support: 'support@mohar.example',
    escalation: 'escalation@mohar.example',
    revocation: 'revoke@mohar.example',
    hr: 'careers@mohar.example',
    grievance: 'grievance@mohar.example',
  },
  vulnerabilityReports: { email: 'security@mohar.example', expires: '2027-11-01' },
  phones: {
    sales: '+91 00000 00001',
    support: '+91 00000 00002',
    escalation: '+91 00000 00003',
  },
  hours: 'Monday to Saturday, 9:30 am to 6:30 pm IST',
  offices: {
    corporate: {
      name: 'Corporate office',
      city: 'Noida',
      lines: ['Sector 62', 'Noida, Uttar Pradesh'],
      mapHref: 'https://www.openstreetmap.org/search?query=Sector%2062%2C%20Noida',
    },
    registered: {
      name: 'Registered office',
      city: 'Meerut',
      lines: ['Meerut, Uttar Pradesh'],
      mapHref: 'https://www.openstreetmap.org/search?query=Meerut%2C%20Uttar%20Pradesh',
    },
  },
  portals: {
    signUp: 'https://portal.mohar.example/sign-up',
    newPartnerLogin: 'https://partners.mohar.example/login',
    oldPartnerLogin: 'https://partners-old.mohar.example/dashboard/login',
    applicationStatus: 'https://portal.mohar.example/application-status',
    certificateSearch: 'https://portal.mohar.example/certificate-search',
    applicationSearch: 'https://portal.mohar.example/application-search',
    recordVideo: 'https://portal.mohar.example/record-video',
  },
  guidelines: { title: 'CCA Guidelines', href: 'https://cca.gov.in/guidelines.html' },
  government: [
    { title: 'Controller of Certifying Authorities', href: 'https://cca.gov.in' },
    { title: 'Licensed certifying authorities', href: 'https://cca.gov.in/licensed_ca.html' },
    { title: 'e-Sign guidelines', href: 'https://cca.gov.in/sites/files/pdf/esign/CCA-EAUTH.pdf' },
    { title: 'CA licensing guidelines', href: 'https://cca.gov.in/sites/files/pdf/guidelines/CCA-CALIC.pdf' },
    { title: 'Ministry of Electronics and IT', href: 'https://www.meity.gov.in' },
    { title: 'Public grievance portal', href: 'https://pgportal.gov.in' },
  ],
  social: [
    { title: 'LinkedIn', href: 'https://www.linkedin.com/company/mohar.example' },
    { title: 'YouTube', href: 'https://www.youtube.com/@mohar.example' },
    { title: 'X', href: 'https://x.com/mohar_example' },
    { title: 'Facebook', href: 'https://www.facebook.com/mohar.example' },
  ],
} as const satisfies Site;
