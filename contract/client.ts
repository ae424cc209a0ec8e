import { type EnquirySubmission, enquiryStoredText } from '#contract/enquiry/submission.ts';
import { apiPaths, clientKeyHeader } from '#contract/paths.ts';
import type { FieldErrors } from '#contract/problem.ts';
import { readFieldErrors, readRetryAfter, readText } from '#contract/read-answer.ts';
import type { Place } from '#domain/pincode/place.ts';

/** Where the API answers and who asks. */
export type ApiAddress = {
  /** An origin such as `https://api.example`, or `''` for the page's own. */
  readonly host: string;
  readonly clientKey: string;
};

/** What became of a submitted enquiry. `failed` is everything else: no network, no time, a server's fault. */
export type EnquiryOutcome =
  | { readonly outcome: 'stored'; readonly text: string }
  | { readonly outcome: 'refused'; readonly text: string }
  | { readonly outcome: 'invalid'; readonly errors: FieldErrors }
  | { readonly outcome: 'too-many'; readonly retryAfterSeconds: number }
  | { readonly outcome: 'failed' };

/** The one way in which pages and loaders call the API. */
export type ApiClient = {
  /** The place of a well-formed PIN code; `undefined` when the call fails or is given up (R8.2). */
  findPlace(pincode: string, signal?: AbortSignal): Promise<Place | undefined>;
  submitEnquiry(submission: EnquirySubmission): Promise<EnquiryOutcome>;
};

/** A phone on a bad line needs long; a person waits no longer than this. */
const timeoutMilliseconds = 30_000;

/** Builds the client; `call` is `fetch` in the browser and may be an in-process one on the server. */
export function createApiClient({ host, clientKey }: ApiAddress, call: typeof fetch = fetch): ApiClient {
  const request = (path: string, init: RequestInit = {}): Promise<Response> =>
    call(`${host}${path}`, {
      ...init,
      headers: { ...init.headers, [clientKeyHeader]: clientKey },
      signal: init.signal ?? AbortSignal.timeout(timeoutMilliseconds),
    });

  return {
    async findPlace(pincode, signal) {
      const limit = AbortSignal.timeout(timeoutMilliseconds);
      try {
        const response = await request(`${apiPaths.place}?pinCode=${encodeURIComponent(pincode)}`, {
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        return response.ok ? readPlace(await response.json()) : undefined;
      } catch {
        // The catalogue of errors (R8.2) wants every failure of this look-up ignored: the form can be sent without it.
        return undefined;
      }
    },

    async submitEnquiry(submission) {
      try {
        const response = await request(apiPaths.submitEnquiry, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(submission),
        });
        if (response.status === 422) return { outcome: 'invalid', errors: await readFieldErrors(response) };
        if (response.status === 429) return { outcome: 'too-many', retryAfterSeconds: readRetryAfter(response) };
        if (response.status !== 200) return { outcome: 'failed' };
        const text = await readText(response);
        return { outcome: text === enquiryStoredText ? 'stored' : 'refused', text };
      } catch {
        // Whatever was thrown, the person is told the same (R8.5).
        return { outcome: 'failed' };
      }
    },
  };
}

function readPlace(value: unknown): Place {
  const field = (name: 'district' | 'state'): string | null => {
    const found = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
    return typeof found === 'string' ? found : null;
  };
  return { district: field('district'), state: field('state') };
}
