import { toDataUrl } from '#contract/base64.ts';
import { apiPaths, clientKeyHeader, stateOnlyHeader } from '#contract/paths.ts';
import { type FieldErrors, readDetail, readFieldErrors, readRetryAfter, readText } from '#contract/problem.ts';
import { parseAnswer } from '#contract/remote-answer.ts';
import { enquiryStoredText, referenceHeader, toHoneypot, toMetadataHeaders } from '#contract/submission.ts';
import { sendForm, type UploadWatch } from '#contract/upload.ts';
import type { ApplicationEntries } from '#domain/application/application.ts';
import type { EnquiryEntries } from '#domain/enquiry/enquiry.ts';
import type { PincodePlace } from '#domain/pincode/pincode.ts';
import { referencePattern, type SubmissionMetadata } from '#domain/submission/submission.ts';

/** The address of the API, and the client key. */
export type ApiTarget = {
  /** An origin such as `https://api.example`, or `''` for the page's own. */
  readonly host: string;
  readonly clientKey: string;
};

/**
 * The outcome of a submitted form; `reference` is blank if the host sends none. `refused` has a text to show, and field
 * errors if the problem has them; an application is refused by every other error of its host too (R8.7). `failed` is
 * everything else: no network, a timeout, or a server error of an enquiry.
 */
export type SubmissionOutcome =
  | { readonly outcome: 'stored'; readonly text: string; readonly reference: string }
  | { readonly outcome: 'refused'; readonly text: string; readonly status?: number; readonly errors?: FieldErrors }
  | { readonly outcome: 'invalid'; readonly errors: FieldErrors }
  | { readonly outcome: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly outcome: 'failed'; readonly error: unknown };

/** A notice's file; a browser can show `src` and `href`. */
export type NoticeFile =
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly fileName: string }
  | { readonly kind: 'pdf'; readonly href: string };

/** The API client of browsers. */
export type ApiClient = ReturnType<typeof createApiClient>;

/** Long enough for a phone on a slow line; nobody waits longer. */
const timeoutMilliseconds = 30_000;

/** Creates the client of browsers. Only our own API gets metadata and requests for addresses of pictures. */
export function createApiClient(address: ApiTarget) {
  const isOwnApi = address.host === '';
  const images: Record<string, string> = isOwnApi ? { images: 'url' } : {};

  return {
    /**
     * The place of a well-formed PIN code; `undefined` if the call fails or is aborted (R8.2). An unknown code has
     * `null` as both names (R8.1). Our own directory knows only the state of some codes: then the district is `null`.
     */
    async findPincodePlace(pincode: string, signal: AbortSignal): Promise<PincodePlace | undefined> {
      try {
        const { body, headers } = await fetchAnswer(address, apiPaths.pincodePlace, { pinCode: pincode }, signal);
        return readPlace(body, isOwnApi && headers.has(stateOnlyHeader));
      } catch {
        // Ignored, as the error catalogue (R8.2) requires: the form can be sent without the place.
        return undefined;
      }
    },

    /** The file of a notice. If it cannot be read, logs a line to the console and returns `undefined` (R8.9). */
    async readNoticeFile(id: number): Promise<NoticeFile | undefined> {
      try {
        const { body } = await fetchAnswer(address, apiPaths.noticeFile, { id: String(id), ...images });
        return readNoticeFile(body, id);
      } catch (error) {
        console.error(`${apiPaths.noticeFile} could not be read.`, error);
        return undefined;
      }
    },

    submitEnquiry({ email, ...fields }: EnquiryEntries, metadata: SubmissionMetadata): Promise<SubmissionOutcome> {
      return catchFailure(async () => {
        // The specification has `mail` for the email, and the PIN code as a number; a number cannot start with 0.
        const pincode = fields.pincode.startsWith('0') ? fields.pincode : Number(fields.pincode);
        const body = { ...fields, mail: email, pincode, ...(isOwnApi ? toHoneypot(metadata) : {}) };
        const response = await callApi(address, apiPaths.submitEnquiry, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...(isOwnApi ? toMetadataHeaders(metadata) : {}) },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(timeoutMilliseconds),
        });
        if (response.status !== 200) return renameMail(await readFailure(response));
        const text = await readText(response);
        if (text !== enquiryStoredText) return { outcome: 'refused', text };
        return { outcome: 'stored', text, reference: readReference(response) };
      });
    },

    /** The salary is text, in LPA. An aborted upload is `failed` with the signal's reason. */
    submitApplication(entries: ApplicationEntries, resume: File, metadata: SubmissionMetadata, watch: UploadWatch) {
      return catchFailure(async () => {
        const form = new FormData();
        const texts = { ...entries, ...(isOwnApi ? toHoneypot(metadata) : {}) };
        for (const [field, value] of Object.entries(texts)) form.append(field, value);
        // The file comes last, so that the server knows every field before megabytes arrive.
        form.append('resume', resume);
        const headers = { [clientKeyHeader]: address.clientKey, ...(isOwnApi ? toMetadataHeaders(metadata) : {}) };
        const response = await sendForm(address.host + apiPaths.submitApplication, form, headers, watch);
        if (response.status === 200) return { outcome: 'stored', text: '', reference: readReference(response) };
        const failure = await readFailure(response.clone());
        // A host may refuse in plain text, without naming a field.
        const isNamed = failure.outcome !== 'invalid' || Object.keys(failure.errors).length > 0;
        if (failure.outcome !== 'failed' && isNamed) return failure;
        const errors = await readFieldErrors(response.clone());
        return { outcome: 'refused', status: response.status, text: await readDetail(response), errors };
      });
    },
  };
}

/** `fetch` with the client key. */
export function callApi({ host, clientKey }: ApiTarget, path: string, init: RequestInit): Promise<Response> {
  return fetch(host + path, { ...init, headers: { ...init.headers, [clientKeyHeader]: clientKey } });
}

/** Visitors see one text for every error (R8.5). The application form also logs it (R8.8). */
async function catchFailure(submit: () => Promise<SubmissionOutcome>): Promise<SubmissionOutcome> {
  try {
    return await submit();
  } catch (error) {
    return { outcome: 'failed', error };
  }
}

/** The reference number of a submission; blank if the header is missing or malformed. */
function readReference({ headers }: Response): string {
  const reference = headers.get(referenceHeader) ?? '';
  return referencePattern.test(reference) ? reference : '';
}

async function readFailure(response: Response): Promise<SubmissionOutcome> {
  if (response.status === 422) return { outcome: 'invalid', errors: await readFieldErrors(response) };
  if (response.status === 429) return { outcome: 'rate-limited', retryAfterSeconds: readRetryAfter(response) };
  return { outcome: 'failed', error: new Error(`the API answered ${response.status}`) };
}

/** Renames the wire's `mail` to `email`. */
function renameMail(outcome: SubmissionOutcome): SubmissionOutcome {
  if (outcome.outcome !== 'invalid' || !outcome.errors.mail) return outcome;
  const { mail, ...errors } = outcome.errors;
  return { outcome: 'invalid', errors: { ...errors, email: mail } };
}

async function fetchAnswer(
  address: ApiTarget,
  path: string,
  query: Record<string, string>,
  ...signals: readonly AbortSignal[]
): Promise<{ body: unknown; headers: Headers }> {
  const signal = AbortSignal.any([...signals, AbortSignal.timeout(timeoutMilliseconds)]);
  const response = await callApi(address, `${path}?${new URLSearchParams(query)}`, { signal });
  if (!response.ok) throw new Error(`the API answered ${response.status}`);
  return { body: parseAnswer(await response.text()), headers: response.headers };
}

/** A text property of a value from the wire; blank if it is missing or no text. */
function readProperty(value: unknown, name: string): string {
  const property: unknown = Reflect.get(Object(value), name);
  return typeof property === 'string' ? property : '';
}

function readPlace(body: unknown, isStateOnly: boolean): PincodePlace {
  const district = readProperty(body, 'district') || null;
  const state = readProperty(body, 'state') || null;
  return state !== null && (district !== null || isStateOnly) ? { district, state } : { district: null, state: null };
}

/** The file in an answer of `GetNotificationImage`; `undefined` for none. Downloads are named `.jpg` (R2.45). */
function readNoticeFile(body: unknown, id: number): NoticeFile | undefined {
  const fileName = `notification-${id}.jpg`;
  const address = readProperty(body, 'imageFile');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname.startsWith('/media/')) {
    if (Reflect.get(Object(body), 'isPdf') === true) return { kind: 'pdf', href: url.href };
    // The path alone, so that the page's own origin serves it.
    return { kind: 'picture', src: url.pathname, alt: readProperty(body, 'alt'), fileName };
  }
  const data = toDataUrl(readProperty(body, 'image'));
  if (data.startsWith('data:application/pdf')) return { kind: 'pdf', href: toBlobUrl(data) };
  return data === '' ? undefined : { kind: 'picture', src: data, alt: '', fileName };
}

/** Browsers open `blob:` URLs in a tab, but not `data:` URLs. */
function toBlobUrl(data: string): string {
  const bytes = Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
}
