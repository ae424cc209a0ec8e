import { z } from 'zod';
import { numberSections } from '#domain/document/amend.ts';
import { type Document, type DocumentBlock, readFileName } from '#domain/document/document.ts';
import { type FormBlock, isFormBlock, listFieldNames } from '#domain/document/form.ts';

/** Errors in documents, each as one line: the file that would be made, the field, the error. */
export function findDocumentErrors(documents: readonly Document[]): string[] {
  const paths = documents.map(({ head }) => head.path);
  return documents.flatMap((document, index) => {
    const { head } = document;
    const errors: string[] = [];
    const report = (field: string, error: string): void => {
      errors.push(`content/document (${readFileName(head)}): ${field}: ${error}`);
    };
    if (paths.indexOf(head.path) !== index) report('head.path', `"${head.path}" is used by another document`);
    if (head.title.trim() === '') report('head.title', 'is empty');
    if (head.edition.trim() === '') report('head.edition', 'is empty');
    if (!z.iso.date().safeParse(head.effectiveDate).success)
      report('head.effectiveDate', `"${head.effectiveDate}" is not a date (2026-06-01)`);
    checkSuperseded(document, documents, report);
    for (const notice of document.notices ?? []) if (notice.trim() === '') report('notices', 'one is empty');
    checkSections(document, report);
    return errors;
  });
}

type Report = (field: string, error: string) => void;

function checkSuperseded({ head }: Document, documents: readonly Document[], report: Report): void {
  const { supersededBy } = head;
  if (!supersededBy) return;
  const { edition, effectiveDate } = supersededBy;
  const next = documents.find((other) => other.head.title === head.title && other.head.edition === edition)?.head;
  if (!next) report('head.supersededBy', `there is no edition "${edition}"`);
  else if (next.effectiveDate !== effectiveDate) {
    report('head.supersededBy', `edition ${edition} applies from ${next.effectiveDate}`);
  }
  if (effectiveDate <= head.effectiveDate) report('head.supersededBy', 'is no later than this edition');
}

function checkSections({ front = [], sections, back = [] }: Document, report: Report): void {
  if (sections.length === 0) report('sections', 'is empty');
  const names = new Set<string>();
  const named = [
    ...numberSections(front, 'front '),
    ...numberSections(sections, 'section '),
    ...numberSections(back, 'back '),
  ];
  for (const { number, section } of named) {
    if (section.heading.trim() === '') report(number, 'the heading is empty');
    if (section.body.length === 0 && (section.sections ?? []).length === 0) report(number, 'it has no content');
    for (const [index, block] of section.body.entries()) {
      const field = `${number}, block ${index + 1}`;
      if (listTexts(block).some((text) => text.trim() === '')) report(field, 'a text in it is empty');
      for (const name of isFormBlock(block) ? listFieldNames(block) : []) {
        if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
          report(field, `"${name}" is not a valid field name (a-z, 0-9, -)`);
        if (names.has(name)) report(field, `the field "${name}" exists twice`);
        names.add(name);
      }
    }
  }
}

/** The texts of a block; an empty list or table counts as an empty text. */
function listTexts(block: DocumentBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if (block.kind === 'list') return block.lines.length > 0 ? block.lines : [''];
  if (block.kind === 'link') return [block.title, block.href];
  if (block.kind === 'table') {
    return block.rows.length > 0 ? [...block.columns.map(({ title }) => title), ...block.rows.flat()] : [''];
  }
  return listControls(block).map(({ label }) => label);
}

function listControls(block: FormBlock): readonly { readonly label: string }[] {
  if (block.kind === 'choice') return [block, ...block.options];
  if (block.kind === 'fields') return block.fields;
  return block.kind === 'checks' ? block.checks : block.boxes;
}
