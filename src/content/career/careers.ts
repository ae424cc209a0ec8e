import { vacancies, vacancyLabels } from '#content/career/vacancies.ts';
import { site } from '#content/site.ts';
import type { CommonQuestion } from '#domain/layout/common-question.ts';

/** Every job by its title, so that the answer names those of the list below it. */
const openJobs =
  vacancies.length === 0
    ? vacancyLabels.none
    : `${new Intl.ListFormat('en-IN').format(vacancies.map(({ title }) => title))}. You may also apply for a job that isn’t listed.`;

export const careers = {
  title: 'Careers',
  description:
    'Work with us at a certifying authority that issues digital signature certificates. See which jobs are open, and ' +
    'send your application and resume.',
  hero: {
    heading: `Work at ${site.name}`,
    intro: 'Help bidders, accountants, exporters and railway agents sign online. Send us your resume.',
  },
  questions: [
    {
      question: 'Which jobs are open?',
      answer: openJobs,
    },
    {
      question: 'What do I need?',
      answer: 'Your resume as PDF, DOC or DOCX, up to 5\u00a0MB, and the job and salary that you have in mind.',
    },
    {
      question: 'What happens next?',
      answer:
        'You get an email when we have received your application. Our HR team reads your application and replies by email or phone. We never ask for money.',
    },
  ],
  values: {
    heading: 'Why Choose Us',
    items: [
      {
        kind: 'security',
        title: 'Security first',
        text:
          'We protect keys and identities, so we check before we approve. We don’t skip a check to save time, and ' +
          'if you find a weakness, we want you to report it.',
      },
      {
        kind: 'teamwork',
        title: 'Teamwork',
        text:
          'Our verification, support and engineering teams work on a problem together until it is solved. We ask when we ' +
          'don’t know, and we share what we learn.',
      },
      {
        kind: 'customer',
        title: 'Customer first',
        text: 'Many callers have a deadline today. We explain in plain words, and we help until the signature works.',
      },
      {
        kind: 'service',
        title: 'Service with impact',
        text:
          'People submit tenders, file returns and form companies with our certificates. Your work helps them finish ' +
          'on time.',
      },
    ],
  },
  join: {
    heading: 'Join Our Team',
    intro:
      'Tell us about yourself and the job you want. Attach your resume as PDF, DOC or DOCX, up to 5\u00a0MB. Don’t ' +
      'include your Aadhaar number.',
  },
  hr: {
    heading: 'Or write to us',
    text: 'You can also send your application or a question by email.',
    linkText: 'Email our HR team',
    email: site.emails.hr,
  },
} as const satisfies CareersPage;

/** One of the four reasons to work here. */
type CareerValue = {
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
  /** What most readers ask first. */
  readonly questions: readonly CommonQuestion[];
  /** The list ‘Why Choose Us’. */
  readonly values: {
    readonly heading: string;
    readonly items: readonly [CareerValue, CareerValue, CareerValue, CareerValue];
  };
  /** What introduces the application form. */
  readonly join: { readonly heading: string; readonly intro: string };
  /** For those who would rather write: a sentence, and the link’s own words. */
  readonly hr: { readonly heading: string; readonly text: string; readonly linkText: string; readonly email: string };
};
