import { applicationAcknowledgementTexts, applicationNotificationTexts } from '#content/application/mail-texts.ts';
import { applicationFields, type StoredApplication } from '#domain/application/application.ts';
import { resumeMediaTypes } from '#domain/application/resume.ts';
import { toReference } from '#domain/submission/submission.ts';
import { formatIndianTime } from '#domain/time.ts';
import type { Message, Organisation } from '#mail/message.ts';

/** The notification to HR, with the resume. Replies go to the applicant. */
export function applicationNotification(application: StoredApplication, resume: Uint8Array): Message {
  const texts = applicationNotificationTexts;
  const values = { ...application, expSalary: texts.formatSalary(application.expectedSalary / 100_000) };
  return {
    subject: texts.formatSubject(application.post, application.fullName),
    replyTo: application.email,
    blocks: [
      [
        ...applicationFields.map((field) => [texts.fields[field], values[field]] as const),
        [texts.resume, texts.formatResume(application.resumeName, Math.ceil(application.resumeSize / 1024))],
      ],
      [
        [texts.received, formatIndianTime(application.receivedAt)],
        [texts.consentVersion, application.consentVersion || texts.noConsentVersion],
        [texts.reference, toReference(application.id)],
        [texts.id, application.id],
      ],
      texts.resumeWarning,
    ],
    attachment: {
      name: application.resumeName,
      mediaType: resumeMediaTypes[application.resumeKind],
      bytes: resume,
    },
  };
}

/** The acknowledgement to the applicant. It repeats no field but the name. */
export function applicationAcknowledgement(
  { id, fullName }: Pick<StoredApplication, 'id' | 'fullName'>,
  organisation: Organisation,
): Message {
  const texts = applicationAcknowledgementTexts;
  return {
    subject: texts.formatSubject(organisation.name),
    replyTo: organisation.emails.hr,
    blocks: [
      texts.greet(fullName),
      texts.receipt,
      texts.formatReference(toReference(id)),
      texts.secrets,
      texts.formatMistake(organisation.emails.grievance),
    ],
  };
}
