import { escapeUTF8 } from 'entities';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeApi } from '#api/openapi.ts';
import { site } from '#content/site.ts';
import { type Call, calls } from '#contract/calls.ts';
import { clientKeyHeader } from '#contract/paths.ts';
import { recolour } from '#domain/site/colours.ts';

/** `/api/openapi.json` and `/api/docs`: readable without a client key, because they document it. */
export function registerDocs(app: FastifyInstance, siteUrl: string): void {
  const answers = {
    '/api/openapi.json': { type: 'application/json; charset=utf-8', body: JSON.stringify(describeApi(siteUrl)) },
    '/api/docs': { type: 'text/html; charset=utf-8', body: renderDocsPage(siteUrl) },
    '/api/docs.css': { type: 'text/css; charset=utf-8', body: docsStyle },
  };
  for (const [path, { type, body }] of Object.entries(answers)) {
    app.get(path, (_request, reply) => reply.header('Cache-Control', 'public, max-age=300').type(type).send(body));
  }
}

/** The description as a page for people: no script, nothing from another host. */
function renderDocsPage(siteUrl: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>REST API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>REST API</h1>
<p>Every call names its caller in the header <code>${clientKeyHeader}</code>. Errors are problems as in RFC 9457. Programs
read <a href="/api/openapi.json">openapi.json</a>; both are generated from the same schemas.</p>
<ul>${all.map(([name, call]) => `<li><a href="#${name}">${nameCall(call)}</a></li>`).join('')}</ul>
${all.map(([name, call]) => renderCall(name, call, siteUrl)).join('\n')}
</main>
</body>
</html>
`;
}

const all = Object.entries<Call>(calls);

const docsStyle = recolour(
  `:root { color-scheme: light dark; font: 1.0625rem/1.55 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f9f6ef, #0d1428); color: light-dark(#16224a, #ece8dd); }
main { max-width: 62rem; margin: auto; padding: 2rem 1rem 4rem; }
section { border-top: 1px solid light-dark(#d8d1c0, #2c3760); margin-top: 2rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .92em; overflow-wrap: anywhere; }
pre { padding: 1rem; overflow-x: auto; background: light-dark(#f1ecdf, #0a1020); }
th, td { padding: .3rem 1.5rem .3rem 0; text-align: left; vertical-align: top; }
a { color: inherit; }
`,
  site.colours,
);

function nameCall({ path }: Call): string {
  return path.split('/').slice(3).join('/');
}

function renderCall(name: string, call: Call, siteUrl: string): string {
  const { path, summary, input, body, answer, problems } = call;
  const parameters = Object.entries(input?.shape ?? {}).map(
    ([parameter, schema]) =>
      `<tr><th scope="row"><code>${parameter}</code></th><td>${escapeUTF8(schema.meta()?.description ?? '')}</td></tr>`,
  );
  return `<section id="${name}">
<h2>${nameCall(call)}</h2>
<p><code>${body ? 'POST' : 'GET'} ${siteUrl}${path}</code></p>
<p>${escapeUTF8(summary)}</p>
${parameters.length > 0 ? `<h3>Parameters</h3><table>${parameters.join('')}</table>` : ''}
${body ? `<h3>Body, ${body.type}</h3>${renderSchema(body.schema, 'input')}` : ''}
<h3>200, ${answer.type}</h3>
<p>${escapeUTF8(answer.description)}</p>
${renderSchema(answer.schema, 'output')}
<p>Problems: ${[401, ...problems, 500].join(', ')}.</p>
</section>`;
}

function renderSchema(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<details><summary>Schema</summary><pre>${escapeUTF8(JSON.stringify(json, undefined, 2))}</pre></details>`;
}
