import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route sets the security headers itself. */
    hasOwnHeaders?: boolean;
  }
}

/** Sent with every response; scripts, styles and fonts get only the first. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** The same with the strictest policy, for responses that are no pages. */
export const strictHeaders = { ...securityHeaders, 'content-security-policy': createPolicy() };

/** Sets the strict headers on every response of routes that do not set their own. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.hasOwnHeaders) reply.headers(strictHeaders);
    done();
  });
}

/** The headers that mean nothing on a script, a style or a font. */
export const documentHeaders = Object.keys(strictHeaders).filter((name) => name !== 'X-Content-Type-Options');

/** What the policy allows beside the site itself. */
type PolicyExceptions = {
  /** Sources of the page's inline scripts and styles, each `'sha256-…'`. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  /** Origins that the page may call. */
  readonly connect?: readonly string[];
  /** Whether `data:` pictures are allowed: another host sends them. */
  readonly embeddedPictures?: boolean;
  /** Development only: Vite's hot reload inserts inline styles. */
  readonly inlineStyles?: boolean;
};

/** A Content-Security-Policy (level 3) that allows only what is named. */
export function createPolicy(exceptions: PolicyExceptions = {}): string {
  const { scripts = [], styles = [], connect = [], embeddedPictures = false, inlineStyles = false } = exceptions;
  const self = "'self'";
  return [
    "default-src 'none'",
    ['script-src', self, ...scripts].join(' '),
    ['style-src', self, ...styles, ...(inlineStyles ? ["'unsafe-inline'"] : [])].join(' '),
    ['img-src', self, ...(embeddedPictures ? ['data:'] : [])].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    ['connect-src', self, ...connect].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The hash sources of every inline script and style in a page. React escapes whatever it renders, so each script element is
 * one of our own.
 */
export function hashInlineCode(html: string): { scripts: string[]; styles: string[] } {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', body = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    // A data block is not executed and needs no source.
    if (body === '' || /\ssrc=|application\/ld\+json/.test(attributes)) continue;
    const source = `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
    sources[name === 'style' ? 'style' : 'script'].add(source);
  }
  return { scripts: [...sources.script], styles: [...sources.style] };
}
