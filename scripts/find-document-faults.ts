import { numberSections } from '#domain/document/amend.ts';
import { type Document, type DocumentBlock, readFileName } from '#domain/document/document.ts';
import { isFormBlock, listFieldNames } from '#domain/document/form.ts';

/** Faults of documents, each as one line: the file that would be made, the field, what is wrong with it. */
export function findDocumentFaults(documents: readonly Document[]): string[] {
  const paths = documents.map(({ head }) => head.path);
  return documents.flatMap((document, index) => {
    const { head } = document;
    const faults: string[] = [];
    const tell = (field: string, fault: string): void => {
      faults.push(`content/document (${readFileName(head)}): ${field}: ${fault}`);
    };
    if (paths.indexOf(head.path) !== index) tell('head.path', `"${head.path}" is taken by another document`);
    if (head.title.trim() === '') tell('head.title', 'is empty');
    if (head.edition.trim() === '') tell('head.edition', 'is empty');
    if (!isDay(head.effectiveDate)) tell('head.effectiveDate', `"${head.effectiveDate}" is no date (2026-06-01)`);
    checkSuperseded(document, documents, tell);
    for (const notice of document.notices ?? []) if (notice.trim() === '') tell('notices', 'one is empty');
    checkSections(document, tell);
    return faults;
  });
}

type Tell = (field: string, fault: string) => void;

function checkSuperseded({ head }: Document, documents: readonly Document[], tell: Tell): void {
  const { supersededBy } = head;
  if (!supersededBy) return;
  const next = documents.find(
    (other) => other.head.title === head.title && other.head.edition === supersededBy.edition,
  );
  if (!next) tell('head.supersededBy', `there is no edition "${supersededBy.edition}"`);
  else if (next.head.effectiveDate !== supersededBy.effectiveDate) {
    tell('head.supersededBy', `edition ${supersededBy.edition} applies from ${next.head.effectiveDate}`);
  }
  if (supersededBy.effectiveDate <= head.effectiveDate) tell('head.supersededBy', 'is no later than this edition');
}

function checkSections({ front = [], sections, back = [] }: Document, tell: Tell): void {
  if (sections.length === 0) tell('sections', 'is empty');
  const names = new Set<string>();
  const named = [
    ...numberSections(front, 'front '),
    ...numberSections(sections, 'section '),
    ...numberSections(back, 'back '),
  ];
  for (const { number, section } of named) {
    if (section.heading.trim() === '') tell(number, 'the heading is empty');
    if (section.body.length === 0 && (section.sections ?? []).length === 0) tell(number, 'nothing stands under it');
    for (const [index, block] of section.body.entries()) {
      const field = `${number}, block ${index + 1}`;
      if (listTexts(block).some((text) => text.trim() === '')) tell(field, 'a text in it is empty');
      for (const name of typeof block === 'object' && isFormBlock(block) ? listFieldNames(block) : []) {
        if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) tell(field, `"${name}" is no name of a field (a-z, 0-9, -)`);
        if (names.has(name)) tell(field, `the field "${name}" is there twice`);
        names.add(name);
      }
    }
  }
}

/** Every text that is set for a block; an empty list or table counts as an empty text. */
function listTexts(block: DocumentBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  switch (block.kind) {
    case 'list':
      return block.lines.length > 0 ? block.lines : [''];
    case 'table':
      return block.rows.length > 0 ? [...block.columns.map(({ title }) => title), ...block.rows.flat()] : [''];
    case 'link':
      return [block.title, block.href];
    case 'fields':
      return block.fields.map(({ label }) => label);
    case 'choice':
      return [block.label, ...block.options.map(({ label }) => label)];
    case 'checks':
      return block.checks.map(({ label }) => label);
    case 'boxes':
      return block.boxes.map(({ label }) => label);
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
