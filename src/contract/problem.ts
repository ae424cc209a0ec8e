import { parseAnswer } from '#contract/remote-answer.ts';

/** RFC 9457. `errors` names each invalid field of a 422, and the resume of a 415. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly errors?: FieldErrors | undefined;
  /** Appears in the server's log, for support. */
  readonly requestId?: string | undefined;
};

export type FieldErrors = { readonly [field: string]: { readonly code: string; readonly message: string } };

export const problemMediaType = 'application/problem+json';

/** Reads a plain-text body. Some hosts send the text as a JSON string. */
export async function readText(response: Response): Promise<string> {
  const body = (await response.text()).trim();
  if (!body.startsWith('"')) return body;
  const value = parseJson(body);
  return typeof value === 'string' ? value : body;
}

/**
 * The message of an error response: the problem's `detail`, or a plain-text body; otherwise blank. Raw JSON and HTML
 * are never shown.
 */
export async function readDetail(response: Response): Promise<string> {
  const body = (await response.text()).trim();
  if (body.startsWith('<')) return '';
  if (!/^["[{]/.test(body)) return body;
  const value = parseJson(body);
  if (typeof value === 'string') return value;
  const { detail }: { readonly detail?: unknown } = Object(value);
  return typeof detail === 'string' ? detail : '';
}

/** The field errors of a problem; malformed ones are dropped. */
export async function readFieldErrors(response: Response): Promise<FieldErrors> {
  const { errors }: { readonly errors?: unknown } = Object(parseJson(await response.text()));
  const entries = Object.entries<FieldErrors[string]>(Object(errors));
  return Object.fromEntries(entries.filter(([, error]) => isFieldError(error)));
}

/** `Retry-After` in seconds, from a number or a date (RFC 9110, section 10.2.3); 60 if it is missing or invalid. */
export function readRetryAfter(response: Response, now = Date.now()): number {
  const value = response.headers.get('Retry-After')?.trim() ?? '';
  if (/^[0-9]+$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? 60 : Math.max(1, Math.ceil((date - now) / 1000));
}

function isFieldError(error: unknown): boolean {
  const { code, message }: { readonly code?: unknown; readonly message?: unknown } = Object(error);
  return typeof code === 'string' && typeof message === 'string';
}

/** `undefined` if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return parseAnswer(text);
  } catch {
    return undefined;
  }
}
