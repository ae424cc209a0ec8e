import { type EntryContext, ServerRouter } from 'react-router';
import { deferHydration } from './defer-hydration.ts';
import { renderDocument } from './render-document.ts';

/** Renders a page; its scripts are deferred. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await renderDocument(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // In development Vite's client must run first, so the router's own scripts stay.
  return new Response(import.meta.env.PROD ? deferHydration(html) : html, { status, headers });
}
