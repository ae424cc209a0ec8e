import { createHmac } from 'node:crypto';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { DeliveryError } from '#mail/fault.ts';

/** Hands a lead to a CRM; rejects with a `DeliveryError`. */
export type SendLead = (id: string, enquiry: StoredEnquiry, signal: AbortSignal) => Promise<void>;

/**
 * Posts an enquiry as JSON. `X-Lead-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256, under the shared secret, of
 * `<seconds>.<body>`; `X-Lead-Id` is the same on every attempt, so that a receiver knows a repeat. Any 2xx is a receipt.
 */
export function createLeadSender(url: string, secret: string): SendLead {
  return async (id, enquiry, signal) => {
    const body = JSON.stringify({ event: 'enquiry', enquiry: withoutSuspicion(enquiry) });
    const response = await post(url, body, id, secret, signal);
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError('later', `the webhook answered ${response.status}`);
  };
}

/** The value of `X-Lead-Signature` for a body at a time in seconds since 1970. */
export function signLead(body: string, seconds: number, secret: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

async function post(url: string, body: string, id: string, secret: string, signal: AbortSignal): Promise<Response> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Lead-Id': id,
    'X-Lead-Signature': signLead(body, Math.floor(Date.now() / 1_000), secret),
  };
  try {
    // A redirect would carry the lead to an address that nobody configured.
    return await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DeliveryError('unreachable', `the webhook is out of reach: ${reason}`, { cause: error });
  }
}

function withoutSuspicion({ suspicion: _, ...enquiry }: StoredEnquiry): Omit<StoredEnquiry, 'suspicion'> {
  return enquiry;
}
