import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route sets the security headers itself. */
    hasOwnHeaders?: boolean;
  }
}

/** Two years, as browsers' preload lists ask for. */
const transportSecurity = 'max-age=63072000; includeSubDomains';

/**
 * The headers of every response, with the strictest policy; pages replace it. An https site sends HSTS (RFC 6797):
 * browsers remember it, and software that fetches CRLs over plain HTTP ignores it.
 */
export function createSecurityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
      'microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'content-security-policy': createPolicy(),
    ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': transportSecurity } : {}),
  };
}

/**
 * Shorter headers for scripts, styles and fonts: a page loads two dozen. They load nothing, open no window and are not
 * framed.
 */
export function shortenHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'Cross-Origin-Opener-Policy': _opener, 'X-Frame-Options': _frame, ...others } = headers;
  return {
    ...others,
    'content-security-policy': "default-src 'none'",
    'Permissions-Policy': 'camera=()',
    'Referrer-Policy': 'no-referrer',
  };
}

/** Sets the headers on every response, except on routes with `hasOwnHeaders`. */
export function setSecurityHeaders(app: FastifyInstance, headers: ReturnType<typeof createSecurityHeaders>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.hasOwnHeaders) reply.headers(headers);
    done();
  });
}

type PolicyExceptions = {
  /** Sources of the page's inline scripts and styles, each `'sha256-…'`. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  /** Origins that the page may call. */
  readonly connect?: readonly string[];
  /** For pages, because links are prefetched: Firefox checks prefetches against `default-src` only. */
  readonly prefetch?: boolean;
  /** For pages of the desk, which show the preview of a post in a frame. */
  readonly frames?: boolean;
  /** For that preview. */
  readonly isFramed?: boolean;
  /** Development only: Vite's hot reload inserts inline styles. */
  readonly inlineStyles?: boolean;
};

/** A Content-Security-Policy (level 3) that allows the site itself and the exceptions. */
export function createPolicy(exceptions: PolicyExceptions = {}): string {
  const { scripts = [], styles = [], connect = [], prefetch = false, inlineStyles = false } = exceptions;
  const { frames = false, isFramed = false } = exceptions;
  const self = "'self'";
  return [
    ...(prefetch
      ? // Fonts, media and the manifest follow the default: headers are not compressed, and a page's first packets are few.
        ["default-src 'self'", "frame-src 'none'", "object-src 'none'"]
      : ["default-src 'none'", "font-src 'self'", "media-src 'self'", "manifest-src 'self'"]),
    ['script-src', self, ...scripts].join(' '),
    ['style-src', self, ...styles, ...(inlineStyles ? ["'unsafe-inline'"] : [])].join(' '),
    // The icon is in the page; another host sends pictures as `data:` too.
    "img-src 'self' data:",
    ...(prefetch && connect.length === 0 ? [] : [['connect-src', self, ...connect].join(' ')]),
    ...(frames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? self : "'none'"}`,
  ].join('; ');
}

/** The hash source that allows an inline script or style. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * The hash sources of every inline script and style in a page. React escapes all text, so each script element is our
 * own.
 */
export function hashInlineCode(html: string): { scripts: string[]; styles: string[] } {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  let end = 0;
  for (const { 1: name = '', index } of html.matchAll(/<(script|style)\b/g)) {
    if (index < end) continue;
    const opened = html.indexOf('>', index);
    const closed = html.indexOf(`</${name}>`, opened);
    // An unclosed element gets no source: the browser does not run it.
    if (opened < 0 || closed < 0) break;
    end = closed;
    const attributes = html.slice(index, opened);
    const body = html.slice(opened + 1, closed);
    // A data block is not executed and needs no source.
    if (body === '' || /\ssrc=|application\/ld\+json/.test(attributes)) continue;
    sources[name === 'style' ? 'style' : 'script'].add(hashSource(body));
  }
  return { scripts: [...sources.script], styles: [...sources.style] };
}
