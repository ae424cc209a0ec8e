import type { Site } from '#domain/site/site.ts';
import { outlines } from './brand-outlines.ts';

/**
 * `src/domain/site/site.ts` explains each field. The shipped brand is fictional: its names, numbers and
 * `.example` addresses are not real.
 */
export const site = {
  name: 'Mohar',
  devanagari: {
    name: 'मोहर',
    outlines,
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
