import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderDocument } from '#documents/render-document.ts';
import { documents, publisher } from '#documents/texts/documents.ts';

// `node tools/make-documents.ts <folder>` renders every document as a PDF into the folder, at its public path.
const [target] = process.argv.slice(2);
if (!target) throw new Error('usage: node tools/make-documents.ts <folder>');
const folder = join(import.meta.dirname, '..', target);

rmSync(folder, { recursive: true, force: true });
for (const document of documents) {
  const file = join(folder, document.head.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await renderDocument(document, publisher));
}
