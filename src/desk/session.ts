import { createContext, type RouterContextProvider, redirect } from 'react-router';
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

export type Arguments = {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  /** The page's address, also for data requests (`/_.data`, `/leads/x.data?_routes=…`). */
  readonly url: URL;
};

/** The context of a request with a session. */
export type Session = DeskRequest & { readonly actor: Actor };

/** Requires a session; otherwise redirects to the sign-in page, and back afterwards. */
export function requireSession({ context, request, url }: Arguments): Session {
  const { actor, ...rest } = context.get(deskContext);
  if (actor) return { ...rest, actor };
  const path = request.method === 'GET' ? url.pathname + url.search : '/';
  throw redirect(path === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(path)}`);
}
