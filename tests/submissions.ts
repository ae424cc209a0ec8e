import type { Executor } from '#database/connect.ts';
import type { Application, Resume } from '#domain/application/application.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import { noMetadata, type SubmissionMetadata } from '#domain/submission/submission.ts';
import type { SubmissionContext, SubmissionResult, Submitter } from '#services/save-submission.ts';
import { submitApplication } from '#services/submit-application.ts';
import { submitEnquiry } from '#services/submit-enquiry.ts';
import { makePage } from '#tests/files/pdf.ts';

/** An enquiry as the store takes it. */
export const sampleEnquiry: Enquiry = {
  kind: 'contact',
  name: 'Asha Rao',
  companyName: '',
  email: 'asha@example.in',
  phone: '9876543210',
  address: '12 Civil Lines',
  pincode: '201301',
  cityName: 'Gautam Buddha Nagar',
  stateName: 'Uttar Pradesh',
  message: 'Which certificate do I need?',
};

export const samplePartner: Enquiry = { ...sampleEnquiry, kind: 'partner', companyName: 'Rao & Sons' };

export const sampleApplication: Application = {
  fullName: 'Ravi Kumar',
  email: 'ravi@example.in',
  phone: '9123456780',
  post: 'Support engineer',
  expectedSalary: 650_000,
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

function toSubmitter(metadata: Partial<SubmissionMetadata> = {}): Submitter {
  return { metadata: { ...noMetadata, ...metadata }, networks: ['192.0.2.1'] };
}

/** An enquiry as callers send it: on the wire the email is `mail`. */
export function toEnquiryBody({ email, kind: _, ...fields }: Enquiry) {
  return { ...fields, mail: email };
}
