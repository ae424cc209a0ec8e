import { site } from '#content/site.ts';

const { city } = site.offices.corporate;

/** A job that can be applied for now. */
export type Vacancy = {
  readonly title: string;
  readonly place: string;
  /** What the person does, in two or three sentences. */
  readonly work: string;
  /** What the person brings. */
  readonly needs: readonly string[];
};

/** The jobs on the Careers page. An empty list is a page that says so. */
export const vacancies: readonly Vacancy[] = [
  {
    title: 'Verification officer',
    place: `${city}, at the office, full time`,
    work:
      'You compare applications with their documents and videos. Another officer then decides whether to approve ' +
      'each application. When something is unclear, you ask the applicant rather than guess.',
    needs: ['Hindi and English, spoken and written', 'You notice when names don’t match', 'Any degree'],
  },
  {
    title: 'Support engineer',
    place: `${city}, at the office, in two shifts`,
    work:
      'You help callers whose token isn’t found or whose signature is refused. Often their tender closes today. ' +
      'When a problem comes up twice, you explain the solution on our website.',
    needs: [
      'Hindi and English; another Indian language helps',
      'You know Windows and macOS well: drivers, certificate stores, browsers',
      'A year in technical support',
    ],
  },
  {
    title: 'Software engineer (TypeScript)',
    place: `${city} or from home in India, full time`,
    work:
      'You build the pages, forms and checks of this website, and keep them fast on a slow phone. You review what ' +
      'others write, and they review what you write.',
    needs: [
      'TypeScript and SQL in production',
      'You write tests for every change',
      'You know X.509 and PKCS #7, or are eager to learn them',
    ],
  },
];

export const vacancyLabels = {
  heading: 'Jobs that are open now',
  none: 'No job is open now. If you send us your resume anyway, our HR team reads it and replies.',
  needs: 'What you need',
  /** Leads to the form, from the beginning of the page and from each job. */
  apply: 'Apply',
} as const;
