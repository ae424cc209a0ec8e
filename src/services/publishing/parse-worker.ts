import { parentPort, workerData } from 'node:worker_threads';
import { Marked } from 'marked';
import { parseDocument } from 'yaml';
import { cleanHtml } from '#domain/html/clean-html.ts';
import type { Source } from '#services/publishing/require-parsable.ts';

// The worker thread that `require-parsable.ts` starts: parses as `read-yaml.ts` and `render-markdown.ts` do.
const { yaml, markdown }: Source = workerData;
parentPort?.postMessage('started');
try {
  const document = parseDocument(yaml, { prettyErrors: false });
  // `readYaml` rejects invalid YAML and exponential aliases, with the line.
  if (document.errors.length === 0) document.toJS();
} catch (error) {
  if (error instanceof RangeError) throw error;
}
cleanHtml(new Marked({ async: false }).parse(markdown, { async: false }));
parentPort?.postMessage('parsed');
