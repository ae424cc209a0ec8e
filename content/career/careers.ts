import { site } from '#content/site.ts';

export const careers = {
  title: 'Careers',
  description:
    'Work with people who issue digital signature certificates: what we value, and a short form to send us your ' +
    'application and resume.',
  hero: {
    heading: 'Work on what people sign with',
    intro:
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
    intro:
      'Tell us who you are and which work you want to do, and attach your resume as PDF, DOC or DOCX, up to 5 MB. ' +
      'Please leave your Aadhaar number out of it.',
  },
  hr: {
    text: 'Would you rather write, or ask something first?',
    linkText: 'E-mail our HR team',
    email: site.emails.hr,
  },
} as const satisfies CareersPage;

/** One of the four reasons to work here. */
export type CareerValue = {
  /** Picks the figure that is drawn beside it. */
  readonly kind: 'security' | 'teamwork' | 'customer' | 'service';
  /** The value in two or three words. */
  readonly title: string;
  /** What it means on a working day. */
  readonly text: string;
};

/** Everything the Careers page says apart from its form. */
export type CareersPage = {
  /** What the browser tab and search engines show. */
  readonly title: string;
  /** What search engines print under the title; 120 to 155 characters. */
  readonly description: string;
  /** The first heading and what stands below it. */
  readonly hero: { readonly heading: string; readonly intro: string };
  /** The list ‘Why Choose Us’. */
  readonly values: {
    readonly heading: string;
    readonly items: readonly [CareerValue, CareerValue, CareerValue, CareerValue];
  };
  /** What introduces the application form. */
  readonly join: { readonly heading: string; readonly intro: string };
  /** For those who would rather write: a sentence, and the link’s own words. */
  readonly hr: { readonly text: string; readonly linkText: string; readonly email: string };
};
