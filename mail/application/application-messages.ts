import type { StoredApplication } from '#domain/application/application.ts';
import { resumeMediaTypes } from '#domain/application/resume.ts';
import { formatIndianTime } from '#domain/time.ts';
import type { Message, Organisation } from '#mail/message.ts';

/** The notification to HR, with the resume. A reply to it goes to the applicant. */
export function applicationNotification(application: StoredApplication, resume: Uint8Array): Message {
  return {
    subject: `Application for ${application.post} from ${application.fullName}`,
    replyTo: application.email,
    blocks: [
      [
        ['Name', application.fullName],
        ['Email', application.email],
        ['Phone', application.phone],
        ['Designation', application.post],
        ['Expected salary', `${application.expectedSalary / 100_000} LPA`],
        ['Resume', `${application.resumeName}, ${Math.ceil(application.resumeSize / 1024)} kB`],
      ],
      [
        ['Received', formatIndianTime(application.receivedAt)],
        ['Consent text', application.consentVersion || 'not stated'],
        ['Number', application.id],
      ],
      'The resume comes from a stranger: open it in a protected view and allow no macros.',
    ],
    attachment: {
      name: application.resumeName,
      mediaType: resumeMediaTypes[application.resumeKind],
      bytes: resume,
    },
  };
}

/** The acknowledgement to the applicant. Of the fields it repeats only the name. */
export function applicationAcknowledgement(
  application: Pick<StoredApplication, 'fullName'>,
  organisation: Organisation,
): Message {
  return {
    subject: `Your application to ${organisation.name}`,
    replyTo: organisation.emails.hr,
    blocks: [
      `Dear ${application.fullName},`,
      'Your application and your resume have reached us. Our HR team reads them and replies by email or phone.',
      'We never ask applicants for money, a token password or an OTP.',
      `You did not apply? Then somebody entered your address by mistake. Write to ${organisation.emails.grievance} and we erase ` +
        'what was entered.',
    ],
  };
}
