import type { FastifyReply, FastifyRequest } from 'fastify';
import { referenceHeader, submissionHeaders } from '#contract/submission.ts';
import { formKinds, type SubmissionMetadata, toReference } from '#domain/submission/submission.ts';

/** Reads the optional headers of our own client; a malformed value counts as absent. */
export function readMetadata({ headers }: FastifyRequest): Omit<SubmissionMetadata, 'honeypot'> {
  const header = (name: string): string => {
    const value = headers[name.toLowerCase()];
    return typeof value === 'string' ? value : '';
  };
  const consent = header(submissionHeaders.consent);
  const seconds = header(submissionHeaders.seconds);
  return {
    form: formKinds.find((kind) => kind === header(submissionHeaders.form)),
    consentVersion: /^[a-z0-9.-]{1,40}$/.test(consent) ? consent : '',
    secondsShown: /^[0-9]{1,9}$/.test(seconds) ? Number(seconds) : undefined,
  };
}

/** Answers a saved submission with the text of its form, and with its reference number if the id is not blank. */
export function sendStored(reply: FastifyReply, id: string, text: string): FastifyReply {
  if (id !== '') reply.header(referenceHeader, toReference(id));
  return reply.type('text/plain; charset=utf-8').send(text);
}
