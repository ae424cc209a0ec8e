import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { submissionHeaders } from '#contract/submission.ts';
import { formKinds, type SubmissionMetadata } from '#domain/submission/submission.ts';

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

/**
 * The network that the rate limit counts by: an IPv4 address, or the /64 of an IPv6 address, which is what a single
 * subscriber is given (RFC 6177). An IPv4 address written as IPv6 is the IPv4 address.
 */
export function findClientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const prefix = parsed.toByteArray().slice(0, 8);
  return `${prefix.map((byte) => byte.toString(16).padStart(2, '0')).join('')}/64`;
}
