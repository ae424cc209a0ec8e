import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type CreateDesk, deskContext } from '#desk/session.ts';
import { readSessionCookie } from '#domain/staff/session-cookie.ts';

/** The entry of the server build. Refuses writes from another origin first. */
export const createDesk: CreateDesk = (dependencies) => {
  // The virtual module is typed without exactOptionalPropertyTypes.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return async (request) => {
    const { operations, desk } = dependencies;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.headers.get('Origin') !== desk.deskUrl) {
      return new Response('The form was sent from another site.', { status: 403 });
    }
    const token = readSessionCookie(request.headers.get('Cookie'));
    // Polls without user activity must not extend the session.
    const isUsed = new URL(request.url).pathname !== '/changes' || request.headers.has('Desk-Used');
    const actor = token === '' ? undefined : await operations.findActor(desk, token, isUsed);
    const context = new RouterContextProvider();
    context.set(deskContext, { ...dependencies, token, actor });
    return handle(request, context);
  };
};
