import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedResponse } from '#api/register-read.ts';
import { isResourcePath } from '#contract/routes.ts';
import { createPolicy, hashInlineCode } from '#server/http/security-headers.ts';
import { cachedMissing } from '#server/page-address.ts';
import { inlineAssets, inlineDrawing } from '#website/inline-assets.ts';

export type PageWriterContext = {
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly readDrawing: (hash: string) => Promise<Uint8Array | undefined>;
  readonly siteUrl: string;
  /** Origins that pages may call beside their own. */
  readonly apiOrigins: readonly string[];
  /** Where the build's files are; absent in development, where pages are rendered every time and left as they are. */
  readonly clientDir: string | undefined;
};

/**
 * Browsers reuse the data of a page on the way back, or after a pointer rested on its link, without a request. Five minutes
 * is no longer than a page that stays open is behind its content anyway.
 */
const dataCacheControl = 'private, max-age=300';

/** Makes the response that is sent from what the website has rendered: inlined files, headers of defence and of caching. */
export function createPageWriter(
  context: PageWriterContext,
): (response: Response, address: string, isData: boolean) => Promise<RenderedResponse> {
  const { securityHeaders, readDrawing, siteUrl, apiOrigins, clientDir } = context;
  const readAsset = clientDir === undefined ? undefined : createAssetReader(clientDir);

  return async (response, address, isData) => {
    const { 'content-length': _, ...own } = Object.fromEntries(response.headers);
    const { status } = response;
    const isCacheable = status === 200 || cachedMissing.has(address);
    // A redirect and the data of a 404 page name none; without it a shared cache decides by itself (RFC 9111, section 4.2.2).
    const headers = { ...securityHeaders, 'cache-control': 'no-cache', ...own };
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) {
      const body = Buffer.from(await response.arrayBuffer());
      const reused = isData && response.ok ? { 'cache-control': dataCacheControl } : {};
      return { status, headers: { ...headers, ...reused }, body, isCacheable };
    }
    const html = await response.text();
    const document = readAsset ? await inlineDrawing(inlineAssets(html, readAsset), readDrawing) : html;
    // Only what React rendered has inline code of our own; a resource may be a file that another host sent.
    const isResource = isResourcePath(new URL(address, siteUrl).pathname);
    const policy = createPolicy({
      ...(isResource ? {} : { ...hashInlineCode(document), prefetch: true }),
      connect: apiOrigins,
      inlineStyles: readAsset === undefined,
    });
    const page = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    const body = Buffer.from(document);
    return { status, headers: { ...headers, ...page, 'cache-control': 'no-cache' }, body, isCacheable };
  };
}

/** Reads text files of the build by their path, each once; `undefined` for anything but styles and sprites. */
function createAssetReader(clientDir: string): (path: string) => string | undefined {
  const files = new Map<string, string>();
  return (path) => {
    if (!/^\/assets\/[\w.-]{1,100}\.(?:css|svg)$/.test(path)) return undefined;
    return files.getOrInsertComputed(path, () => readFileSync(join(clientDir, path), 'utf8').trim());
  };
}
