import { threeYearsAndToken } from '#content/service/verification.ts';
import { site } from '#content/site.ts';
import { useCaseTitles } from '#content/use-case/titles.ts';
import type { EncryptionAnswer, Purpose, Question, Signer, TokenAnswer } from '#domain/plan/answers.ts';

/** An option of a question, and who chooses it. */
type Option = { readonly title: string; readonly meaning: string };

/** What leads to the questions, on home and beside the prices. */
export const planLink = { question: 'Not sure which one you need?', link: 'Answer up to five questions' } as const;

export const questionsPage = {
  title: 'Which certificate do you need?',
  description:
    'Answer up to five questions. You get the certificate, its price, the papers and the dates for your deadline, ' +
    'on a page that you can print or share.',
  intro: 'Answer up to five questions. We don’t ask for your name, and we don’t store your answers.',
  /** A later answer can spare a question. */
  formatProgress: (question: number, questions: number) =>
    question === questions ? `Question ${question} of ${questions}` : `Question ${question} of up to ${questions}`,
  answers: 'Your answers',
  change: 'Change',
  foreign: 'If you are a foreign national, choose your purpose here too. The next question asks who signs.',
  other: `Something else, or not sure? Call us ${site.hours}: ${site.phones.support}.`,
} as const;

export const questionTitles: Readonly<Record<Question, { readonly heading: string; readonly short: string }>> = {
  purpose: { heading: 'What do you need the certificate for?', short: 'For' },
  signer: { heading: 'Who signs?', short: 'Signer' },
  encryption: { heading: 'Does the tender notice ask for your own encryption certificate?', short: 'Encryption' },
  token: { heading: 'Do you have a USB token that can take a new certificate?', short: 'Token' },
  deadline: { heading: 'By when do you need to sign?', short: 'Deadline' },
};

const topicTitle = (slug: Purpose): string => useCaseTitles.find((topic) => topic.slug === slug)?.title ?? '';

export const purposeOptions: Readonly<Record<Purpose, Option>> = {
  'e-tender': {
    title: topicTitle('e-tender'),
    meaning: 'Bids and e-auctions, for example on CPPP (eprocure.gov.in), GeM or IREPS',
  },
  icegate: {
    title: topicTitle('icegate'),
    meaning: 'Customs: bills of entry and shipping bills. Individual and Organization certificates also work on DGFT',
  },
  dgft: {
    title: topicTitle('dgft'),
    meaning: 'The portal for importers and exporters. Individual and Organization certificates also work on ICEGATE',
  },
  'mca-income-tax-gst': {
    title: topicTitle('mca-income-tax-gst'),
    meaning: 'Company forms, tax returns and GST returns',
  },
  'employee-provident-fund': {
    title: topicTitle('employee-provident-fund'),
    meaning: 'For employers who sign on the EPFO portal',
  },
  'irctc-e-ticketing': { title: topicTitle('irctc-e-ticketing'), meaning: 'To log in as a railway ticket agent' },
  ipr: { title: topicTitle('ipr'), meaning: 'Filings at the trademark and patent offices' },
  documents: {
    title: 'Documents, invoices or another portal',
    meaning: 'PDFs that you or your software sign, or a portal that isn’t in this list',
  },
};

export const signerOptions: Readonly<Record<Signer, Option>> = {
  self: {
    title: 'A person',
    meaning: 'An Indian citizen: the certificate shows only your name, as for a professional or a company director',
  },
  proprietor: { title: 'A proprietor', meaning: 'You run the business alone' },
  organisation: {
    title: 'An organisation',
    meaning: 'The certificate shows its name too: a company, partnership, LLP, trust or society',
  },
  government: { title: 'A government office', meaning: 'An employee with a department’s identity card' },
  foreign: {
    title: 'A foreign national',
    meaning: 'In your own name, with a passport of another country, also as a director of an Indian company',
  },
  'foreign-organisation': { title: 'An organisation abroad', meaning: 'Its signatory shows proof of incorporation' },
  software: { title: 'Our software', meaning: 'It signs in bulk, with a key in your own security module (HSM)' },
};

/** The same for portals that want a certificate in a person’s name. */
export const organisationByPerson =
  'You sign for a company, partnership, LLP, trust or society; the certificate shows only your name';

export const encryptionOptions: Readonly<Record<EncryptionAnswer, Option>> = {
  no: { title: 'No', meaning: 'It asks for a signature only, as CPPP and other GePNIC sites do' },
  yes: { title: 'Yes', meaning: 'It wants bids encrypted with the bidder’s certificate, or names “key encipherment”' },
  unknown: { title: 'I don’t know', meaning: 'Ask the office that issued the tender before you order' },
};

export const tokenOptions: Readonly<Record<TokenAnswer, Option>> = {
  yes: {
    title: 'Yes',
    meaning: 'Its serial number, which the maker’s program shows, starts with letters, such as WD or HS',
  },
  no: {
    title: 'No, or an old one',
    meaning: 'An older token may not take a new certificate. Choose this too if you aren’t sure',
  },
};

export const deadlineLabels = {
  day: 'Day',
  dayHint: {
    tender: 'The day on which the tender closes.',
    other: 'The day on which you must sign. To renew, the day on which your certificate expires.',
  },
  time: 'Time in India',
  timeHint: {
    tender: 'The hour at which the tender closes. If you leave it empty, we count until 11:59 pm.',
    other:
      'The hour by which you must sign, or at which your certificate expires. If you leave it empty, we count until 11:59 pm.',
  },
  invalidDay: 'Enter a day, such as 31 December 2026, or choose “I have no deadline”.',
  invalidTime: 'Enter a time with hours and minutes, such as 15:00, or leave it empty.',
  submit: 'Show my plan',
  none: 'I have no deadline',
} as const;

/** Beside the totals for 1, 2 and 3 years. */
export const validityNote = threeYearsAndToken;
