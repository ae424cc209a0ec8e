import type { StoredApplication } from '#domain/application/application.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { type FormKind, type SubmissionStatus, toReference } from '#domain/submission/submission.ts';
import { formatBytes } from '#domain/text.ts';
import { formatIndianTime } from '#domain/time.ts';
import { leadPageWords } from './lead.ts';
import { kindWords, statusWords } from './leads.ts';

/** A person's data as a page. */
export const recordWords = {
  formatTitle: (contact: string) => `What is stored about ${contact}`,
  formatTime: (time: string) => `As of ${time}. Files of resumes are not on this page.`,
  formatCounts: (enquiries: number, applications: number, notes: number, replies: number, mails: number) =>
    `Enquiries and partner requests: ${enquiries}. Applications: ${applications}. Notes: ${notes}. Replies: ${replies}. Mails and messages: ${mails}.`,
  print: 'Print',
  printHint: 'To give it to them, print this page or save it as a PDF.',
  enquiries: 'Enquiries and partner requests',
  applications: 'Applications',
  notes: 'Notes of our staff',
  replies: 'Replies of our staff',
  drafts: 'Unsent replies to them',
  mails: 'Mails and messages about these',
  message: 'Message',
  about: 'About',
  formatSubject: (subject: string) => `Subject: ${subject}`,
  formatReceived: (reference: string, time: string) => `${reference}, received ${time}`,
  formatEntry: (time: string, name: string, reference: string) => `${time}, by ${name}, about ${reference}`,
};

type Field = keyof StoredEnquiry | keyof StoredApplication;

/** Every stored field, in the order of the page: the compiler names a new one. */
export const recordFields = {
  kind: 'Kind',
  name: 'Name',
  fullName: 'Name',
  companyName: 'Company',
  post: leadPageWords.designation,
  email: leadPageWords.email,
  phone: leadPageWords.phone,
  address: 'Address',
  pincode: 'Pincode',
  cityName: 'City',
  stateName: 'State',
  expectedSalary: leadPageWords.salary,
  message: recordWords.message,
  resumeName: leadPageWords.resume,
  resumeKind: 'Kind of the resume',
  resumeSize: 'Size of the resume',
  status: 'Status',
  receivedAt: 'Received',
  consentVersion: leadPageWords.consent,
  consentedAt: 'Consented',
  suspicion: leadPageWords.suspicion,
  id: 'Id',
} satisfies Record<Field, string>;

/** The value of a field in words. */
export function formatRecordField(field: string, value: string | number): string {
  if (value === '') return '';
  switch (field) {
    case 'kind':
      return kindWords[value as FormKind];
    case 'status':
      return statusWords[value as SubmissionStatus];
    case 'receivedAt':
    case 'consentedAt':
      return formatIndianTime(String(value));
    case 'expectedSalary':
      return leadPageWords.formatSalary(`₹${value.toLocaleString('en-IN')}`);
    case 'resumeSize':
      return formatBytes(Number(value));
    case 'suspicion':
      return leadPageWords.suspicions[value as keyof typeof leadPageWords.suspicions];
    case 'id':
      return `${toReference(String(value))} (${value})`;
    default:
      return String(value);
  }
}
