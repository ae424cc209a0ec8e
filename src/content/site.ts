import type { Site } from '#domain/site/site.ts';

/** The shipped brand is fictional: its names, numbers and `.example` addresses are not real. */
export const site = {
  name: 'Mohar',
  devanagari: {
    name: 'मोहर',
    letter:
      'M-.5-25.5h26.6l.3 3.7h-3.9v21.8h-5V-8.6h-9.8v-3.6h9.8v-9.6h-8.3V-10h-4.2V-21.8h-4.4zM9.8-7.4a5.2 5.2 0 1 1 0-.1z' +
      'M6.9-7.4a2.3 2.3 0 1 0 0 .1z',
    furtherLetters:
      'M33 0l0-21.8l3.9 0l-.3-3.7l-4.3 0q-.6-.6-1.5-1.4q-1-1-2.3-2.2q-1.3-1.3-2.6-2.5q-1.3-1.3-2.4-2.3q-1-1-1.7-1.7l-6.' +
      '3 0l0 .5l4.3 4q1 1 2 1.8q.9 .7 1.8 1.4q.9 .6 2 1.1q1 .6 2.4 1.1l0 .2l-3.8 0l.3 3.7l3.6 0l0 21.8l4.9 0zm26.4-21.8' +
      'l-.3-3.7l-23.9 0l.3 3.7l15.2 0l0 3q-1.8-.2-3.5-.2q-4.9 0-7.1 1.5q-2.1 1.5-2.1 4.1l0 .2q0 1.4 .7 2.5q.7 1 1.7 1.7' +
      'q-.8 .7-1.3 1.6q-.9 1.5-.9 3.5l0 .3q0 2.7 1.4 4.5q1.4 1.7 3.8 2.6q2.5 .9 5.6 .9q1.5 0 2.8-.2q1.2-.1 2.2-.4l.4-4q' +
      '-1.1 .2-2.3 .3q-1.2 .1-2.4 .1q-3 0-4.7-.9q-1.7-.9-1.7-3l0-.2q0-1.8 1.1-2.6q1.2-.9 3.4-.9q2.2 0 3.2 .8q.9 .8 .9 2' +
      '.6l0 1.1l4.6 0q.1-.5 .2-1.1q.1-.6 .1-1.2q0-1.9-.9-3.3q-.9-1.4-2.8-2.2q-1.9-.7-4.9-.7q-1.8 0-3.3 .3q-.6 .2-1.1 .3' +
      'q-.4-.3-.6-.7q-.2-.4-.2-1l0-.1q0-1.3 1.2-1.9q1.2-.7 4.3-.7q1.8 0 3.5 .2q1.8 .1 3.5 .3l0-7.1l3.9 0zm17 0l-.2-3.7l' +
      '-18.4 0l.3 3.7l8.7 0q.5 .6 .8 1.2q.6 1.2 .6 2.8l0 .3q0 2.1-1.3 3.2q-1.3 1-4.2 1l-2.9 0l0 4.1l2.2 .2l5.5 9l6 0l0-' +
      '.2l-3.4-5.1q-.8-1.1-1.5-1.9q-.7-.9-1.4-1.5q-.4-.4-.9-.8q3.2-.4 4.8-1.9q2.2-1.9 2.2-5.5l0-.3q0-1.7-.6-3.1q-.3-.8-' +
      '.8-1.5l4.5 0z',
  },
  colours: {
    paper: ['#f9f6ef', '#0d1428'],
    paperRaised: ['#fffdf9', '#141d38'],
    paperInset: ['#f1ecdf', '#0a1020'],
    ink: ['#16224a', '#ece8dd'],
    inkSoft: ['#3d486f', '#bcc3d9'],
    rule: ['#d8d1c0', '#2c3760'],
    ruleStrong: ['#7b8199', '#7c87ac'],
    disabled: ['#cdd0d9', '#39415c'],
    lineWork: ['#3f5596', '#8ea2dd'],
    primary: ['#bf3218', '#c93a1c'],
    primaryStrong: ['#9c2812', '#b13015'],
  },
  isDemonstration: true,
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
  openingTimes: { days: [1, 2, 3, 4, 5, 6], from: '09:30', to: '18:30' },
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
