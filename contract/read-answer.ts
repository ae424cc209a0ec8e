import type { FieldErrors } from '#contract/problem.ts';

/** A plain-text body. Some hosts answer JSON, where the same text stands in quotes. */
export async function readText(response: Response): Promise<string> {
  const body = (await response.text()).trim();
  if (!body.startsWith('"')) return body;
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'string' ? value : body;
  } catch (error) {
    if (error instanceof SyntaxError) return body;
    throw error;
  }
}

/**
 * What a refusal says to a person: the `detail` of a problem, else the text where it is plain; blank where it is neither.
 * Raw JSON and pages are never shown.
 */
export async function readRefusal(response: Response): Promise<string> {
  const body = (await response.text()).trim();
  if (body.startsWith('<')) return '';
  if (!/^["[{]/.test(body)) return body;
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'string') return value;
    const detail = typeof value === 'object' && value !== null && 'detail' in value ? value.detail : '';
    return typeof detail === 'string' ? detail : '';
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}

/** The field errors of a 422, whatever else the problem holds; an unreadable one has none. */
export async function readFieldErrors(response: Response): Promise<FieldErrors> {
  const problem: unknown = await response.json().catch(() => undefined);
  if (typeof problem !== 'object' || problem === null || !('errors' in problem)) return {};
  const { errors } = problem;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => isFieldError(error)));
}

function isFieldError(error: unknown): error is FieldErrors[string] {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    'message' in error &&
    typeof error.message === 'string'
  );
}

/** Seconds of a `Retry-After`, whether it is a number or a date (RFC 9110, section 10.2.3); 60 where it is absent. */
export function readRetryAfter(response: Response, now = Date.now()): number {
  const value = response.headers.get('Retry-After')?.trim() ?? '';
  if (/^[0-9]+$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? 60 : Math.max(1, Math.ceil((date - now) / 1000));
}
