import type { ApplicationField } from '#domain/application/application.ts';

/** The mail that tells the HR team about an application. */
export const applicationNotificationTexts = {
  formatSubject: (post: string, name: string) => `Application for ${post} from ${name}`,
  fields: {
    fullName: 'Name',
    email: 'Email',
    phone: 'Phone',
    post: 'Designation',
    expSalary: 'Expected salary',
  } satisfies Record<ApplicationField, string>,
  formatSalary: (lakhs: number) => `${lakhs} LPA`,
  resume: 'Resume',
  formatResume: (name: string, kilobytes: number) => `${name}, ${kilobytes} kB`,
  received: 'Received',
  consentVersion: 'Consent text',
  noConsentVersion: 'not stated',
  reference: 'Reference number',
  id: 'Record',
  resumeWarning: 'We don’t know who made this resume, so open it in Protected View and don’t allow macros.',
} as const;

/** The mail that tells an applicant that the application has arrived. */
export const applicationAcknowledgementTexts = {
  formatSubject: (organisation: string) => `Your application to ${organisation}`,
  greet: (name: string) => `Dear ${name},`,
  receipt: 'We have received your application and your resume. Our HR team will read them and reply by email or phone.',
  formatReference: (reference: string) => `Your reference number is ${reference}. Quote it when you write to us.`,
  secrets: 'We never ask applicants for money, a token password or an OTP.',
  formatMistake: (email: string) =>
    `If you didn’t apply, someone entered your email address by mistake. Write to ${email} and we’ll delete what ` +
    'they entered.',
} as const;
