import { applicationNotificationTexts } from '#content/application/mail-texts.ts';
import { enquiryNotificationTexts } from '#content/enquiry/mail-texts.ts';

const { fields, received, consentVersion, reference, id } = enquiryNotificationTexts;
const { fullName, post } = applicationNotificationTexts.fields;

/** The titles of the columns of a CSV file, for those who open it in a spreadsheet. */
export const csvTitles = {
  ...fields,
  cityName: 'City',
  stateName: 'State',
  fullName,
  post,
  expectedSalaryLpa: 'Expected salary in lakhs a year',
  resumeName: 'Resume',
  resumeSize: 'Size of the resume in bytes',
  receivedAt: received,
  answeredAt: 'Answered',
  kind: 'Kind',
  status: 'Status',
  owner: 'Owner',
  subject: 'Company or designation',
  suspicion: 'Suspected robot',
  reference,
  id,
  consentVersion,
} as const;
