import { createHmac } from 'node:crypto';
import querystring from 'node:querystring';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { describeError } from '#domain/errors.ts';
import { DeliveryError } from '#mail/delivery-error.ts';

/** Sends a lead to a CRM; rejects with a `DeliveryError`. */
export type SendLead = (id: string, enquiry: StoredEnquiry, signal: AbortSignal) => Promise<void>;

/**
 * Posts an enquiry as JSON. `X-Lead-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256, under the shared secret, of
 * `<seconds>.<body>`; `X-Lead-Id` is the same on every attempt, so that a receiver detects a retry. Any 2xx is success.
 */
export function createLeadSender(address: string, secret: string): SendLead {
  const { url, login } = splitLogin(address);
  return async (id, enquiry, signal) => {
    const body = JSON.stringify({ event: 'enquiry', enquiry: toPayload(enquiry) });
    const seconds = Math.floor(Date.now() / 1_000);
    const signature = { 'X-Lead-Id': id, 'X-Lead-Signature': signLead(body, seconds, secret) };
    const response = await post(url, body, { ...login, ...signature }, signal);
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError('temporary', `the webhook answered ${response.status}`);
  };
}

/** The value of `X-Lead-Signature` for a body at a time in seconds since 1970. */
function signLead(body: string, seconds: number, secret: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** `fetch` rejects credentials in a URL; they become an Authorization header (RFC 7617). */
function splitLogin(address: string): { url: URL; login: Record<string, string> } {
  const url = new URL(address);
  if (url.username === '' && url.password === '') return { url, login: {} };
  const login = [url.username, url.password].map((part) => querystring.unescape(part)).join(':');
  url.username = '';
  url.password = '';
  return { url, login: { Authorization: `Basic ${Buffer.from(login).toString('base64')}` } };
}

async function post(url: URL, body: string, head: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...head };
  try {
    // A followed redirect would send the lead to an address that is not configured.
    return await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
  } catch (error) {
    throw new DeliveryError('unreachable', `the webhook is unreachable: ${describeError(error)}`, { cause: error });
  }
}

type Payload = { readonly [key in Exclude<keyof StoredEnquiry, 'email' | 'suspicion' | 'status'> | 'mail']: string };

/** The public payload: these keys, including `mail`, in this order. */
function toPayload(enquiry: StoredEnquiry): Payload {
  const { id, kind, name, companyName, email: mail, phone, address, pincode, cityName, stateName, message } = enquiry;
  const { receivedAt, consentVersion, consentedAt } = enquiry;
  return {
    id,
    kind,
    name,
    companyName,
    mail,
    phone,
    address,
    pincode,
    cityName,
    stateName,
    message,
    receivedAt,
    consentVersion,
    consentedAt,
  };
}
