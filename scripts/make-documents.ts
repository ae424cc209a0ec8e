import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents, publisher } from '#content/document/documents.ts';
import { setDocument } from '#documents/set-document.ts';

// Sets every document into a PDF below the folder that is named, at the path under which it is served.
const [target] = process.argv.slice(2);
if (!target) throw new Error('name the folder into which the documents go');
const folder = join(import.meta.dirname, '..', target);

rmSync(folder, { recursive: true, force: true });
for (const document of documents) {
  const file = join(folder, document.head.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await setDocument(document, publisher));
}
