import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { websiteContext } from './context.ts';
import { createPageDocument, PageDocumentContext } from './document/page-document.ts';
import { renderHtml } from './render-html.ts';

/** Renders a page, with the policy that admits the inline scripts and styles which its components wrote. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { readAsset, createPagePolicy } = loadContext.get(websiteContext);
  const page = createPageDocument(context, readAsset);
  const html = await renderHtml(
    <PageDocumentContext value={page}>
      <ServerRouter context={context} url={request.url} />
    </PageDocumentContext>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', createPagePolicy(page.inline));
  const symbols = `<svg width="0" height="0" aria-hidden="true">${page.listSymbols().join('')}</svg>`;
  return new Response(
    html.replace('</body>', () => `${symbols}</body>`),
    { status, headers },
  );
}
