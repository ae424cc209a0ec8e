import type { Executor } from '#database/connect.ts';
import {
  type Application,
  type ApplicationEntries,
  applicationFields,
  applicationForm,
  type Resume,
} from '#domain/application/application.ts';
import { parseSalary } from '#domain/application/salary.ts';
import {
  type Enquiry,
  type EnquiryEntries,
  type EnquiryKind,
  enquiryForm,
  listEnquiryFields,
} from '#domain/enquiry/enquiry.ts';
import type { SubmissionMetadata } from '#domain/submission/submission.ts';
import type { SubmissionContext, SubmissionResult, Submitter } from '#services/save-submission.ts';
import { submitApplication } from '#services/submit-application.ts';
import { submitEnquiry } from '#services/submit-enquiry.ts';
import { makePage } from '#tests/files/pdf.ts';

/** An enquiry of each form as the store takes it. */
export const sampleEnquiry: Enquiry = makeEnquiry('contact');
export const samplePartner: Enquiry = makeEnquiry('partner');

function makeEnquiry(kind: EnquiryKind): Enquiry {
  const own = listEnquiryFields(kind);
  const entries = listEnquiryFields('partner').map((field) => [
    field,
    own.includes(field) ? enquiryForm[field].example : '',
  ]);
  return { ...(Object.fromEntries(entries) as EnquiryEntries), kind };
}

export const sampleApplicationEntries = Object.fromEntries(
  applicationFields.map((field) => [field, applicationForm[field].example]),
) as ApplicationEntries;

const { expSalary, ...applicationTexts } = sampleApplicationEntries;
export const sampleApplication: Application = {
  ...applicationTexts,
  expectedSalary: parseSalary(expSalary) ?? 0,
};

export const samplePdf: Buffer = makePage();

export const sampleResume: Resume = { kind: 'pdf', name: 'Ravi.pdf', bytes: samplePdf };

type StoreOptions = {
  readonly metadata?: Partial<SubmissionMetadata>;
  readonly hasWebhook?: boolean;
  readonly now?: Date;
};

/** Stores an enquiry by the service, without a rate limit and without an outbox worker. */
export function storeEnquiry(
  db: Executor,
  enquiry: Enquiry = sampleEnquiry,
  { metadata, hasWebhook = false, now = new Date() }: StoreOptions = {},
): Promise<SubmissionResult> {
  return submitEnquiry({ ...createContext(db, now), hasWebhook }, enquiry, toSubmitter(metadata));
}

/** Stores an application with its resume by the service, as `storeEnquiry` does. */
export function storeApplication(
  db: Executor,
  application: Application = sampleApplication,
  resume: Resume = sampleResume,
  { metadata, now = new Date() }: StoreOptions = {},
): Promise<SubmissionResult> {
  return submitApplication(createContext(db, now), application, resume, toSubmitter(metadata));
}

function createContext(db: Executor, now: Date): SubmissionContext {
  return { db, clock: () => now, consumeRateLimit: async () => 0, wakeOutbox: () => {} };
}

/** Metadata of a caller that follows the API description and sends nothing of our own. */
export const noMetadata: SubmissionMetadata = {
  form: undefined,
  consentVersion: '',
  secondsShown: undefined,
  honeypot: '',
};

function toSubmitter(metadata: Partial<SubmissionMetadata> = {}): Submitter {
  return { metadata: { ...noMetadata, ...metadata }, networks: ['192.0.2.1'] };
}

/** An enquiry as callers send it: on the wire the email is `mail`. */
export function toEnquiryBody({ email, kind: _, ...fields }: Enquiry) {
  return { ...fields, mail: email };
}

/** The id of what was stored; blank for a duplicate. */
export async function storedId(result: ReturnType<typeof storeEnquiry>): Promise<string> {
  const saved = await result;
  return 'id' in saved ? saved.id : '';
}
