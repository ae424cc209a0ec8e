import type { FastifyInstance } from 'fastify';
import { clientKeyHeader } from '#contract/paths.ts';
import { referenceHeader, submissionHeaders } from '#contract/submission.ts';

/** What pages of another origin may send, and read of an answer beside its body. */
const allowed = {
  methods: 'GET, POST',
  headers: ['Content-Type', clientKeyHeader, ...Object.values(submissionHeaders)].join(', '),
  exposed: ['Retry-After', referenceHeader].join(', '),
};

/** How long a browser remembers a preflight: two hours are the most that Chromium takes. Seconds. */
const maxAge = '7200';

/**
 * Lets pages of these origins call the API (CORS, Fetch standard section 3.2), as pages of another installation with `API_HOST`
 * do. Without origins nothing is registered. Not `*`: the client key says who calls, and a browser asks before it sends it, so
 * that no other page can post a form. To be registered before the hook that asks for the key, which a preflight cannot have.
 */
export function allowOrigins(scope: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const known = new Set(origins);
  scope.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    // On the raw response: a cached answer is sent past Fastify's own headers.
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
