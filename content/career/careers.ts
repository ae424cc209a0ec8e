import { site } from '#content/site.ts';
import type { CareersPage } from '#domain/career/career.ts';

export const careers = {
  title: 'Careers',
  description:
    'Work with people who issue digital signature certificates: what we value, and a short form to send us your ' +
    'application and resume.',
  hero: {
    heading: 'Work on what people sign with',
    lead:
      `At ${site.name} you help bidders, accountants, exporters and railway agents sign online in their own name. ` +
      'The work is exact, and people rely on it every day.',
  },
  values: {
    heading: 'Why Choose Us',
    items: [
      {
        kind: 'security',
        title: 'Security first',
        text:
          'We guard keys and identities, so we check before we approve. Nobody is hurried past a check, and whoever ' +
          'finds a weak spot is thanked for it.',
      },
      {
        kind: 'teamwork',
        title: 'Teamwork',
        text:
          'Verification, support and engineering sit with the same problem until it is solved. You ask when you do ' +
          'not know, and you share what you learn.',
      },
      {
        kind: 'customer',
        title: 'Customer first',
        text: 'Often the caller has a deadline today. We answer in plain words, and we stay until the signature works.',
      },
      {
        kind: 'service',
        title: 'Service with impact',
        text:
          'A tender is submitted, a return is filed, a company is formed. What you do in the morning lets somebody ' +
          'else finish in the afternoon.',
      },
    ],
  },
  join: {
    heading: 'Join Our Team',
    lead:
      'Tell us who you are and which work you want to do, and attach your resume as PDF, DOC or DOCX, up to 5 MB. ' +
      'Please leave your Aadhaar number out of it.',
  },
  hr: {
    text: 'Would you rather write, or ask something first?',
    linkText: 'E-mail our HR team',
    mail: site.mails.hr,
  },
} as const satisfies CareersPage;
