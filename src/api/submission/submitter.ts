import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
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

/** Answers a saved submission with the text of its form, and with its reference number where its id is known. */
export function sendStored(reply: FastifyReply, id: string, text: string): FastifyReply {
  if (id !== '') reply.header(referenceHeader, toReference(id));
  return reply.type('text/plain; charset=utf-8').send(text);
}

/**
 * The networks that the rate limit counts by, the narrowest first: an IPv4 address; or the /64, /56 and /48 of an IPv6
 * address, because a subscriber is given anything between them (RFC 6177) and could use another /64 for every request. An
 * IPv4 address written as IPv6 is the IPv4 address.
 */
export function listClientNetworks(address: string | undefined): readonly string[] {
  // Fastify knows no address once the connection has closed.
  if (address === undefined) return ['unknown'];
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return ['unknown'];
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return [parsed.toString()];
  const bytes = Buffer.from(parsed.toByteArray()).toString('hex');
  return [64, 56, 48].map((bits) => `${bytes.slice(0, bits / 4)}/${bits}`);
}

/** The widest network of a client: what a single subscriber may have at most. */
export function findClientNetwork({ ip }: FastifyRequest): string {
  return listClientNetworks(ip).at(-1) ?? 'unknown';
}

/** Some balancers write `1.2.3.4:5678`, `[2001:db8::1]:5678` or a zone, `fe80::1%eth0`, into `X-Forwarded-For`. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1, address.indexOf(']'));
  const [first = '', ...more] = address.split(':');
  return more.length === 1 ? first : (address.split('%')[0] ?? '');
}
