import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents, publisher } from '#content/document/documents.ts';
import { renderDocument } from '#documents/render-document.ts';

// `node scripts/make-documents.ts <folder>` renders every document as a PDF into the folder, at the path where it is served.
const [target] = process.argv.slice(2);
if (!target) throw new Error('usage: node scripts/make-documents.ts <folder>');
const folder = join(import.meta.dirname, '..', target);

rmSync(folder, { recursive: true, force: true });
for (const document of documents) {
  const file = join(folder, document.head.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await renderDocument(document, publisher));
}
