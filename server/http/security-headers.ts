import { createHash } from 'node:crypto';

/** Sent with every answer but scripts, styles and fonts, which get the first alone. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Those of them, and the policy, that mean nothing on a script, a style or a font. */
export const documentHeaders: readonly string[] = [
  'Content-Security-Policy',
  ...Object.keys(securityHeaders).filter((name) => name !== 'X-Content-Type-Options'),
];

/** What the policy lets in beside the site itself. */
export type PolicyExceptions = {
  /** Sources of the page's inline scripts and styles, each `'sha256-…'`. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  /** Origins that the page may call. */
  readonly connect?: readonly string[];
  /** Whether pictures may be carried in the page as base64: another host sends them so. */
  readonly embeddedPictures?: boolean;
  /** Development only: Vite puts styles into the page as it replaces them. */
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
 * The hash sources of every inline script and style in a page. The page is our own renderer's, which escapes whatever it is
 * given, so a script element in it is one that we wrote.
 */
export function hashInlineCode(html: string): { scripts: string[]; styles: string[] } {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', body = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    // Data is not run, and needs no permission.
    if (body === '' || /\ssrc=|application\/ld\+json/.test(attributes)) continue;
    const source = `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
    sources[name === 'style' ? 'style' : 'script'].add(source);
  }
  return { scripts: [...sources.script], styles: [...sources.style] };
}
