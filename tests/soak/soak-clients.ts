import { setTimeout as delay } from 'node:timers/promises';
import { apiPaths } from '#contract/paths.ts';
import { clientKey } from '#tests/app.ts';
import { sampleApplication, sampleEnquiry, samplePdf, toEnquiryBody } from '#tests/submissions.ts';

/** One submission in so many is an application with a resume. */
const applicationShare = 5;

/** The longest that a client waits for an answer, as a browser does. Milliseconds. */
const requestTimeoutMs = 30_000;

/**
 * Clients that submit one thing after the other. Each repeats a submission that was not acknowledged, as a visitor
 * presses the button again, until it is; every submission has an email of its own.
 */
export function createSoakClients(chooseUrl: () => string) {
  /** The emails of acknowledged submissions. */
  const acknowledged = new Set<string>();
  let sent = 0;
  let isStopped = false;

  const submit = async (email: string, isApplication: boolean): Promise<boolean> => {
    const init = isApplication ? createApplication(email) : createEnquiry(email);
    const path = isApplication ? apiPaths.submitApplication : apiPaths.submitEnquiry;
    try {
      const signal = AbortSignal.timeout(requestTimeoutMs);
      const response = await fetch(chooseUrl() + path, { method: 'POST', ...init, signal });
      await response.bytes();
      if (response.ok) return true;
      if (![429, 503].includes(response.status)) throw new Error(`${path} answered ${response.status}`);
    } catch (error) {
      // The connection was refused or broke off: the process or the database was just killed.
      if (!(error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError'))) throw error;
    }
    return false;
  };

  return {
    acknowledged: acknowledged as ReadonlySet<string>,
    async run(): Promise<void> {
      while (!isStopped) {
        sent += 1;
        const email = `visitor${sent}@example.in`;
        const isApplication = sent % applicationShare === 0;
        while (!(await submit(email, isApplication))) await delay(50);
        acknowledged.add(email);
      }
    },
    stop(): void {
      isStopped = true;
    },
  };
}

function createEnquiry(email: string): RequestInit {
  const headers = { ...clientKey, 'Content-Type': 'application/json' };
  return { headers, body: JSON.stringify(toEnquiryBody({ ...sampleEnquiry, email })) };
}

function createApplication(email: string): RequestInit {
  const body = new FormData();
  const { fullName, phone, post } = sampleApplication;
  const fields = { fullName, email, phone, post, expSalary: '6.5' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('resume', new Blob([new Uint8Array(samplePdf)], { type: 'application/pdf' }), 'resume.pdf');
  return { headers: clientKey, body };
}
