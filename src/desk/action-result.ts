import { data } from 'react-router';
import { findErrorCode, type MoharError } from '#domain/errors.ts';
import { type Entered, readEntered } from './form-fields.ts';
import { type Arguments, deskContext, type Session } from './session.ts';

/** Statuses of errors that pages explain. */
const statuses: { readonly [code: string]: number } = {
  'store-unavailable': 503,
  busy: 503,
  'not-allowed': 403,
  'passkey-refused': 403,
  'lead-unknown': 404,
  'post-unknown': 404,
  'item-unknown': 404,
  'invitation-invalid': 410,
  'lead-changed': 409,
  'post-changed': 409,
  'item-changed': 409,
  'order-changed': 409,
  'text-refused': 422,
  'entry-invalid': 422,
  'reply-empty': 422,
  'media-refused': 422,
  'content-refused': 422,
};

/** The code and status of an error that pages explain. Throws any other error. */
function requireStatus(error: unknown): { readonly code: string; readonly status: number } {
  const code = findErrorCode(error);
  const status = code && statuses[code];
  if (!code || status === undefined) throw error;
  return { code, status };
}

/** Runs a read. Throws an error with a status above as a response, for the error page. */
export async function read<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, status } = requireStatus(error);
    throw data({ code }, { status });
  }
}

/** The data of an action without a redirect: the error, the entered fields, and additions of the page's action. */
export type Answered<More = object> = {
  readonly code?: string;
  /** Line and reason for a refused text. */
  readonly reason?: string;
  /** What is wrong with each field, by its name. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly entered?: Entered;
} & Partial<More>;

/**
 * Runs a write with a session. An error with a status above, or a missing session, becomes the action's data, so that
 * the form keeps its input.
 */
export async function write<More>(
  { context, request }: Arguments,
  work: (session: Session, form: FormData) => Promise<Response | Answered<More>>,
) {
  const form = await request.formData();
  const entered = readEntered(form);
  const { actor, ...rest } = context.get(deskContext);
  if (!actor) return data<Answered<More>>({ code: 'signed-out', entered } as Answered<More>, { status: 401 });
  return runAction(() => work({ ...rest, actor }, form), entered);
}

/** Runs a write; an error with a status above becomes the action's data. */
export async function runAction<More>(work: () => Promise<Response | Answered<More>>, entered: Entered = {}) {
  try {
    const answered = await work();
    // Thrown for the type: the return value is then the page's data only.
    if (answered instanceof Response) throw answered;
    return data<Answered<More>>(answered);
  } catch (error) {
    const { code, status } = requireStatus(error);
    const { message, fields } = error as MoharError;
    return data<Answered<More>>({ code, reason: formatReason(code, message), fields, entered } as Answered<More>, {
      status,
    });
  }
}

/** The reason of an error that an editor can do something about. */
function formatReason(code: string, message: string): string | undefined {
  if (code === 'media-refused') return message;
  return code === 'text-refused' || code === 'entry-invalid' ? `${message}.` : undefined;
}

/**
 * After a refused action the page reloads and shows current data. Not after a server error or without a session: the
 * loader would fail too, and the input would be lost.
 */
export function shouldRevalidate({ actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidate): boolean {
  return actionStatus < 500 && actionStatus !== 401 && (actionStatus >= 400 || defaultShouldRevalidate);
}
type ShouldRevalidate = { readonly actionStatus?: number; readonly defaultShouldRevalidate: boolean };
