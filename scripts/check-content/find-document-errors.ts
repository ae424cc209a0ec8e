import { z } from 'zod';
import { numberSections } from '#domain/document/amend.ts';
import { type Document, type DocumentBlock, type DocumentHead, readFileName } from '#domain/document/document.ts';
import { isFormBlock, listFieldNames } from '#domain/document/form.ts';

/** Errors in documents, one line each: the target file, the field, the error. */
export function findDocumentErrors(documents: readonly Document[]): string[] {
  return documents.flatMap((document, index) => {
    const errors = [...checkHead(document, index, documents), ...checkSections(document)];
    return errors.map((error) => `src/documents/texts (${readFileName(document.head)}): ${error}`);
  });
}

function* checkHead({ head, warnings = [] }: Document, index: number, documents: readonly Document[]) {
  const { path, title, edition, effectiveDate } = head;
  const first = documents.findIndex((other) => other.head.path === path);
  if (first !== index) yield `head.path: "${path}" is used by another document`;
  if (title.trim() === '') yield 'head.title: is empty';
  if (edition.trim() === '') yield 'head.edition: is empty';
  const isDate = z.iso.date().safeParse(effectiveDate).success;
  if (!isDate) yield `head.effectiveDate: "${effectiveDate}" is not a date (2026-06-01)`;
  yield* checkSuperseded(head, documents);
  for (const notice of warnings) if (notice.trim() === '') yield 'warnings: one is empty';
}

function* checkSuperseded(head: DocumentHead, documents: readonly Document[]) {
  const { supersededBy } = head;
  if (!supersededBy) return;
  const { edition, effectiveDate } = supersededBy;
  const next = documents.find((other) => other.head.title === head.title && other.head.edition === edition)?.head;
  if (!next) yield `head.supersededBy: there is no edition "${edition}"`;
  else if (next.effectiveDate !== effectiveDate) {
    yield `head.supersededBy: edition ${edition} applies from ${next.effectiveDate}`;
  }
  if (effectiveDate <= head.effectiveDate) yield 'head.supersededBy: is no later than this edition';
}

function* checkSections({ front = [], sections, back = [] }: Document) {
  if (sections.length === 0) yield 'sections: is empty';
  const names = new Set<string>();
  const named = [
    ...numberSections(front, 'front '),
    ...numberSections(sections, 'section '),
    ...numberSections(back, 'back '),
  ];
  for (const { number, section } of named) {
    const { heading, body, sections: below = [] } = section;
    if (heading.trim() === '') yield `${number}: the heading is empty`;
    if (body.length === 0 && below.length === 0) yield `${number}: it has no content`;
    for (const [index, block] of body.entries()) {
      for (const error of checkBlock(block, names)) yield `${number}, block ${index + 1}: ${error}`;
    }
  }
}

/** Adds the names of the block's form fields to `names`. */
function* checkBlock(block: DocumentBlock, names: Set<string>) {
  if (hasBlank(block)) yield 'a text in it is empty';
  for (const name of isFormBlock(block) ? listFieldNames(block) : []) {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) yield `"${name}" is not a valid field name (a-z, 0-9, -)`;
    if (names.has(name)) yield `the field "${name}" exists twice`;
    names.add(name);
  }
}

/** Whether a text in a block is blank; an empty list or table counts as one. */
function hasBlank(part: unknown): boolean {
  if (typeof part === 'string') return part.trim() === '';
  if (typeof part !== 'object' || part === null) return false;
  return (Array.isArray(part) && part.length === 0) || Object.values(part).some(hasBlank);
}
