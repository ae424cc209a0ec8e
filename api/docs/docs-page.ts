import { escapeUTF8 } from 'entities';
import { z } from 'zod';
import { type Call, calls } from '#api/docs/calls.ts';
import { clientKeyHeader } from '#contract/paths.ts';

/** The same description for people: one page, no script, nothing from elsewhere. */
export function writeDocsPage(siteUrl: string): string {
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
<p>Every call names its caller in the header <code>${clientKeyHeader}</code>. Faults are problems after RFC 9457. For
programs there is <a href="/api/openapi.json">openapi.json</a>; the calls below are made from the same shapes.</p>
<ul>${calls.map((call) => `<li><a href="#${nameCall(call)}">${nameCall(call)}</a></li>`).join('')}</ul>
${calls.map((call) => writeCall(call, siteUrl)).join('\n')}
</main>
</body>
</html>
`;
}

/** Its style, at an address of its own: the policy allows no other. */
export const docsStyle = `:root { color-scheme: light dark; font: 1.0625rem/1.55 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f9f6ef, #0d1428); color: light-dark(#16224a, #ece8dd); }
main { max-width: 62rem; margin: auto; padding: 2rem 1rem 4rem; }
section { border-top: 1px solid light-dark(#d8d1c0, #2c3760); margin-top: 2rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .92em; overflow-wrap: anywhere; }
pre { padding: 1rem; overflow-x: auto; background: light-dark(#f1ecdf, #0a1020); }
th, td { padding: .3rem 1.5rem .3rem 0; text-align: left; vertical-align: top; }
a { color: inherit; }
`;

function nameCall({ path }: Call): string {
  return path.split('/').at(-1) ?? path;
}

function writeCall(call: Call, siteUrl: string): string {
  const { method, path, summary, query, body, answer, problems } = call;
  const parameters = Object.entries(query?.shape ?? {}).map(
    ([name, shape]) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${escapeUTF8(shape.meta()?.description ?? '')}</td></tr>`,
  );
  return `<section id="${nameCall(call)}">
<h2>${nameCall(call)}</h2>
<p><code>${method.toUpperCase()} ${siteUrl}${path}</code></p>
<p>${escapeUTF8(summary)}</p>
${parameters.length > 0 ? `<h3>Query</h3><table>${parameters.join('')}</table>` : ''}
${body ? `<h3>Body, ${body.type}</h3>${writeShape(body.shape, 'input')}` : ''}
<h3>200, ${answer.type}</h3>
<p>${escapeUTF8(answer.description)}</p>
${writeShape(answer.shape, 'output')}
<p>Problems: ${[401, ...problems, 500].join(', ')}.</p>
</section>`;
}

function writeShape(shape: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return `<details><summary>Shape</summary><pre>${escapeUTF8(JSON.stringify(schema, undefined, 2))}</pre></details>`;
}
