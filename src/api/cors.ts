import type { FastifyInstance } from 'fastify';
import { clientKeyHeader } from '#contract/paths.ts';
import { referenceHeader, submissionHeaders } from '#contract/submission.ts';

/** Values of the CORS headers. */
const allowed = {
  methods: 'GET, POST',
  headers: ['Content-Type', clientKeyHeader, ...Object.values(submissionHeaders)].join(', '),
  exposed: ['Retry-After', referenceHeader].join(', '),
};

/** How long browsers cache a preflight; Chromium's maximum is two hours. Seconds. */
const maxAge = '7200';

/**
 * Allows pages of these origins to call the API (CORS, Fetch standard section 3.2), as another installation with
 * `API_HOST` does. Without origins nothing is registered. Never `*`: the client key requires a preflight, so that no
 * other page can post a form. Register it before the hook that requires the key: a preflight cannot have it.
 */
export function allowOrigins(scope: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const known = new Set(origins);
  scope.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    // On the raw response: cached responses bypass Fastify's headers.
    reply.raw.setHeader('Vary', 'Origin');
    if (origin === undefined || !known.has(origin)) return done();
    reply.raw.setHeader('Access-Control-Allow-Origin', origin);
    reply.raw.setHeader('Access-Control-Expose-Headers', allowed.exposed);
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight) return done();
    reply.headers({
      'Access-Control-Allow-Methods': allowed.methods,
      'Access-Control-Allow-Headers': allowed.headers,
      'Access-Control-Max-Age': maxAge,
      'Cache-Control': 'no-store',
    });
    reply.code(204).send();
  });
}
