import { verificationErrors } from '#content/repository/verification.ts';
import type { StateProblem } from '#domain/state-problem.ts';
import { formatIndianTime } from '#domain/time.ts';

/** A problem in an owner's words, what to do, and what the person who runs the server needs; blank for nothing. */
export type ProblemText = {
  readonly title: string;
  readonly advice: string;
  readonly technical: string;
  /** The part of the page on which the owner can do something. */
  readonly place?: StatePlace;
};

export type StatePlace = 'outbox' | 'repository' | 'test';

function formatBackupAge(hours: number): string {
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}

function formatAttempts(attempts: number, lastError: string): string {
  return attempts === 0 ? 'It was not tried. Is the site running?' : `Attempts: ${attempts}. Last error: ${lastError}.`;
}

/** Each problem has texts of its own. */
export function formatProblem(problem: StateProblem): ProblemText {
  switch (problem.kind) {
    case 'no-mail-server':
      return {
        title: `No mail goes out: no mail server is set up. Waiting: ${problem.waiting}.`,
        advice: 'Ask the person who runs the server to set one up. What waits is sent afterwards.',
        technical: 'Set SMTP_URL, and restart the site and the desk.',
      };
    case 'stuck': {
      const since = formatIndianTime(problem.since);
      const attempts = formatAttempts(problem.attempts, problem.lastError);
      return problem.channel === 'mail'
        ? {
            title: `Mails are not going out since ${since}. Waiting: ${problem.waiting}.`,
            advice:
              'Replies reach nobody meanwhile: call those who cannot wait. Ask the person who runs the server to look at the mail server. What waits is sent by itself afterwards.',
            technical: `${attempts} Check SMTP_URL and the mail server.`,
            place: 'test',
          }
        : {
            title: `Leads are not reaching the CRM since ${since}. Waiting: ${problem.waiting}.`,
            advice:
              'They are all at this desk, and go to the CRM by themselves once it answers. Ask the person who runs the CRM.',
            technical: `${attempts} Check LEAD_WEBHOOK_URL and the CRM.`,
            place: 'outbox',
          };
    }
    case 'crl-out-of-date':
      return {
        title: `The revocation list ${problem.path} is out of date.`,
        advice: 'Programs that check it may refuse your certificates. Publish a new list now.',
        technical: `${verificationErrors[problem.fault]} Copy the new list into REPOSITORY_DIR.`,
        place: 'repository',
      };
    case 'file-invalid':
      return {
        title:
          problem.fault === 'expired' ? `${problem.path} has expired.` : `${problem.path} does not pass its check.`,
        advice: 'Nobody should rely on this file. Replace it with the one that was issued.',
        technical: verificationErrors[problem.fault],
        place: 'repository',
      };
    case 'no-sub-ca-list':
      return {
        title: 'The site has no valid revocation list of the Sub-CA.',
        advice: 'Nobody can tell which certificates of your customers were revoked. Publish the list now.',
        technical: 'Copy the list that sub-ca.cer has signed into REPOSITORY_DIR, as a file *.crl.',
      };
    case 'file-unserved':
      return {
        title:
          problem.reason === 'missing'
            ? `${problem.path} is missing on the site.`
            : `${problem.path} cannot be read, so the site does not have it.`,
        advice: 'Whoever checks a signature cannot download it. Ask the person who runs the server to put it in place.',
        technical: `${problem.place}: ${problem.reason}`,
      };
    case 'no-files':
      return {
        title: 'The site has no certificates and no revocation list.',
        advice: 'Ask the person who runs the server to put them in place.',
        technical: 'The repository has no files. Put your certificates and list into REPOSITORY_DIR.',
      };
    case 'no-backup':
      return {
        title: 'There is no backup.',
        advice: 'If the server is lost, so is every lead. Ask the person who runs the server to set one up today.',
        technical: 'Set BACKUP_RECIPIENT, and run “npm run backup” every night.',
      };
    case 'old-backup':
      return {
        title: `The last backup is ${formatBackupAge(problem.hours)} old.`,
        advice: 'What has changed since is in no backup. Ask the person who runs the server why.',
        technical: `The last backup was made on ${formatIndianTime(problem.last)}. Look at the output of “npm run backup” and of “npm run doctor”.`,
      };
    case 'given-up':
      return {
        title:
          problem.count === 1
            ? '1 message could not be delivered.'
            : `${problem.count} messages could not be delivered.`,
        advice: 'Check the address or call the person, then send again.',
        technical: '',
        place: 'outbox',
      };
    default:
      throw new TypeError(`there is no text for ${problem satisfies never}`);
  }
}
