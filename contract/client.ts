import { toAdvertisement } from '#contract/advertisement/read-advertisement.ts';
import { type ApplicationSubmission, toApplicationForm } from '#contract/application/submission.ts';
import { type EnquirySubmission, enquiryStoredText } from '#contract/enquiry/submission.ts';
import type { ShownPicture } from '#contract/media/shown-picture.ts';
import { type NoticeFile, toNoticeFile } from '#contract/notice/read-notice-file.ts';
import { type ApiAddress, openCalls } from '#contract/open-calls.ts';
import { apiPaths } from '#contract/paths.ts';
import type { FieldErrors } from '#contract/problem.ts';
import { readFieldErrors, readRefusal, readRetryAfter, readText } from '#contract/read-answer.ts';
import { type FormFacts, toFactHeaders, toHoneypot } from '#contract/submission/headers.ts';
import type { UploadWatch } from '#contract/upload.ts';
import { ourPlatform } from '#domain/advertisement/advertisement.ts';
import type { Place } from '#domain/pincode/place.ts';

/** What became of a submitted form. `failed` is everything else: no network, no time, a server's fault. */
export type SubmissionOutcome =
  | { readonly outcome: 'stored'; readonly text: string }
  | { readonly outcome: 'refused'; readonly text: string }
  | { readonly outcome: 'invalid'; readonly errors: FieldErrors }
  | { readonly outcome: 'too-many'; readonly retryAfterSeconds: number }
  | { readonly outcome: 'failed'; readonly error: unknown };

/** An advertisement's picture. */
export type AdvertisementView = ShownPicture;

/** The one way in which pages and loaders call the API. */
export type ApiClient = {
  /** The place of a well-formed PIN code; `undefined` when the call fails or is given up (R8.2). */
  findPlace(pincode: string, signal?: AbortSignal): Promise<Place | undefined>;
  /** The file of a notice; `undefined`, after a line in the console, when it cannot be had (R8.9). */
  readNoticeFile(id: number): Promise<NoticeFile | undefined>;
  /** What is switched on for the web site; none, after a line in the console, when it cannot be had (R8.10). */
  listAdvertisements(): Promise<AdvertisementView[]>;
  submitEnquiry(submission: EnquirySubmission, facts: FormFacts): Promise<SubmissionOutcome>;
  /** In browsers only. An aborted upload is `failed` with the signal's reason. */
  submitApplication(
    submission: ApplicationSubmission,
    facts: FormFacts,
    watch: UploadWatch,
  ): Promise<SubmissionOutcome>;
};

/** A phone on a bad line needs long; a person waits no longer than this. */
const timeoutMilliseconds = 30_000;

/** Builds the client; `call` is `fetch` in the browser and may be an in-process one on the server. */
export function createApiClient(address: ApiAddress, call: typeof fetch = fetch): ApiClient {
  const { request, upload } = openCalls(address, call);
  const isOurs = address.host === '';

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

    async readNoticeFile(id) {
      const query = new URLSearchParams({ id: String(id), ...(isOurs ? { images: 'url' } : {}) });
      const answer = await readJson(request, `${apiPaths.noticeFile}?${query}`);
      return toNoticeFile(answer, id);
    },

    async listAdvertisements() {
      const { platformType, roleName } = ourPlatform;
      const query = new URLSearchParams({ platformType: String(platformType), roleName });
      if (isOurs) query.set('images', 'url');
      const answer = await readJson(request, `${apiPaths.advertisementList}?${query}`);
      return Array.isArray(answer) ? answer.flatMap(toAdvertisement) : [];
    },

    submitEnquiry(submission, facts) {
      return settle(async () => {
        const response = await request(apiPaths.submitEnquiry, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...(isOurs ? toFactHeaders(facts) : {}) },
          body: JSON.stringify({ ...submission, ...(isOurs ? toHoneypot(facts) : {}) }),
          signal: AbortSignal.timeout(timeoutMilliseconds),
        });
        if (response.status !== 200) return readFailure(response);
        const text = await readText(response);
        return { outcome: text === enquiryStoredText ? 'stored' : 'refused', text };
      });
    },

    submitApplication(submission, facts, watch) {
      return settle(async () => {
        const form = toApplicationForm(submission, isOurs ? toHoneypot(facts) : {});
        const response = await upload(apiPaths.submitApplication, form, isOurs ? toFactHeaders(facts) : {}, watch);
        if (response.status === 200) return { outcome: 'stored', text: '' };
        const failure = await readFailure(response.clone());
        return failure.outcome === 'failed' ? { outcome: 'refused', text: await readRefusal(response) } : failure;
      });
    },
  };
}

/** The person is told the same of whatever was thrown (R8.5); who logs it has the error. */
async function settle(submit: () => Promise<SubmissionOutcome>): Promise<SubmissionOutcome> {
  try {
    return await submit();
  } catch (error) {
    return { outcome: 'failed', error };
  }
}

async function readFailure(response: Response): Promise<SubmissionOutcome> {
  if (response.status === 422) return { outcome: 'invalid', errors: await readFieldErrors(response) };
  if (response.status === 429) return { outcome: 'too-many', retryAfterSeconds: readRetryAfter(response) };
  return { outcome: 'failed', error: new Error(`the API answered ${response.status}`) };
}

/** The body of an answer; `undefined`, after a line in the console, when there is none. */
async function readJson(
  request: (path: string, init: RequestInit) => Promise<Response>,
  path: string,
): Promise<unknown> {
  try {
    const response = await request(path, { signal: AbortSignal.timeout(timeoutMilliseconds) });
    if (!response.ok) throw new Error(`the API answered ${response.status}`);
    return await response.json();
  } catch (error) {
    console.error(`${path} could not be read.`, error);
    return undefined;
  }
}

function readPlace(value: unknown): Place {
  const field = (name: 'district' | 'state'): string | null => {
    const found = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
    return typeof found === 'string' ? found : null;
  };
  return { district: field('district'), state: field('state') };
}
