import type { FastifyInstance } from 'fastify';
import { docsStyle, writeDocsPage } from '#api/docs/docs-page.ts';
import { describeApi } from '#api/docs/openapi.ts';

/** `/api/openapi.json` and `/api/docs`: read without a client key, for they are how one learns of it. */
export function registerDocs(app: FastifyInstance, siteUrl: string): void {
  const answers = {
    '/api/openapi.json': { type: 'application/json; charset=utf-8', body: JSON.stringify(describeApi(siteUrl)) },
    '/api/docs': { type: 'text/html; charset=utf-8', body: writeDocsPage(siteUrl) },
    '/api/docs.css': { type: 'text/css; charset=utf-8', body: docsStyle },
  };
  for (const [path, { type, body }] of Object.entries(answers)) {
    app.get(path, (_request, reply) => reply.header('Cache-Control', 'public, max-age=300').type(type).send(body));
  }
}
