import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import { findErrorCode } from '#domain/errors.ts';
import type { Post } from '#domain/post/post.ts';
import type { Actor } from '#domain/staff/staff.ts';
import type { DeskContext } from '#services/desk/desk.ts';
import type * as operations from '#services/desk/operations.ts';

/** Dependencies that the process passes. */
export type DeskDependencies = {
  readonly operations: typeof operations;
  readonly desk: DeskContext;
  /** The site's page of a post, as HTML. */
  readonly renderPost: (post: Post) => Promise<string>;
};

/** The context of loaders and actions. */
type DeskRequest = DeskDependencies & {
  /** The session token; blank without a session. */
  readonly token: string;
  /** The signed-in member of staff. */
  readonly actor: Actor | undefined;
};

/** Creates the request handler of the desk. */
export type CreateDesk = (dependencies: DeskDependencies) => (request: Request) => Promise<Response>;

/** Set for every request by `serve.ts`. */
export const deskContext = createContext<DeskRequest>();

type Arguments = {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  /** The page's address, also for data requests (`/_.data`, `/leads/x.data?_routes=…`). */
  readonly url: URL;
};

/** The context of a request with a session. */
type Session = DeskRequest & { readonly actor: Actor };

/** Requires a session; otherwise redirects to the sign-in page, and back afterwards. */
export function requireSession({ context, request, url }: Arguments): Session {
  const { actor, ...rest } = context.get(deskContext);
  if (actor) return { ...rest, actor };
  const path = request.method === 'GET' ? url.pathname + url.search : '/';
  throw redirect(path === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(path)}`);
}

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

/** Runs a read. Throws an error with a status above as a response, for the error page. */
export async function read<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = findErrorCode(error);
    const status = code && statuses[code];
    if (status === undefined) throw error;
    throw data({ code }, { status });
  }
}

/** The data of an action without a redirect: the error, the entered fields, and additions of the page's action. */
export type Answered<More = object> = {
  readonly code?: string;
  /** Line and reason for a refused text. */
  readonly reason?: string;
  readonly entered?: Entered;
} & Partial<More>;
type Entered = Readonly<Record<string, string>>;

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
  return explain(() => work({ ...rest, actor }, form), entered);
}

/** The text fields of a form. */
export function readEntered(form: FormData): Entered {
  return Object.fromEntries([...form].filter((entry) => typeof entry[1] === 'string') as [string, string][]);
}

/** Runs a write; an error with a status above becomes the action's data. */
export async function explain<More>(work: () => Promise<Response | Answered<More>>, entered: Entered = {}) {
  try {
    const answered = await work();
    // Thrown for the type: the return value is then the page's data only.
    if (answered instanceof Response) throw answered;
    return data<Answered<More>>(answered);
  } catch (error) {
    const code = findErrorCode(error);
    const status = code && statuses[code];
    if (status === undefined) throw error;
    const { message } = error as Error;
    const reason = code === 'text-refused' ? message : code === 'entry-invalid' ? `${message}.` : undefined;
    return data<Answered<More>>({ code, reason, entered } as Answered<More>, { status });
  }
}

/**
 * After a refused action the page reloads and shows current data. Not after a server error or without a session: the
 * loader would fail too, and the input would be lost.
 */
export function shouldRevalidate({ actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidate): boolean {
  return actionStatus < 500 && actionStatus !== 401 && (actionStatus >= 400 || defaultShouldRevalidate);
}
type ShouldRevalidate = { readonly actionStatus?: number; readonly defaultShouldRevalidate: boolean };

/** A text field of a form; blank where it is missing. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The bytes of a form's file; `undefined` for none. */
export async function readFile(form: FormData): Promise<Uint8Array | undefined> {
  const file = form.get('file');
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : undefined;
}
