import { expect, test } from 'vitest';
import { documents } from '#documents/texts/documents.ts';
import type { Document, DocumentBlock } from '#domain/document/document.ts';
import { findDocumentErrors } from '#scripts/check-content/find-document-errors.ts';

const valid: Document = {
  head: { path: '/forms/letter.pdf', title: 'Letter', edition: '1.0', effectiveDate: '2026-06-01' },
  subtitle: 'A letter.',
  numbering: 'none',
  sections: [{ heading: 'Text', body: ['Words.'] }],
};

function withHead(head: Partial<Document['head']>): Document {
  return { ...valid, head: { ...valid.head, ...head } };
}

function withBlock(...body: readonly DocumentBlock[]): Document {
  return { ...valid, sections: [{ heading: 'Text', body }] };
}

test('the documents of the site have no errors', () => {
  expect(findDocumentErrors(documents)).toEqual([]);
});

test.each([
  [withHead({ effectiveDate: '' }), 'head.effectiveDate: "" is not a date (2026-06-01)'],
  [withHead({ effectiveDate: '2026-13-01' }), 'head.effectiveDate: "2026-13-01" is not a date (2026-06-01)'],
  [withHead({ edition: ' ' }), 'head.edition: is empty'],
  [
    withHead({ supersededBy: { edition: '2', effectiveDate: '2027-01-01' } }),
    'head.supersededBy: there is no edition "2"',
  ],
  [{ ...valid, sections: [] }, 'sections: is empty'],
  [withBlock(), 'section 1: it has no content'],
  [withBlock('Words.', ' '), 'section 1, block 2: a text in it is empty'],
  [withBlock({ kind: 'list', lines: [] }), 'section 1, block 1: a text in it is empty'],
  [
    withBlock({ kind: 'table', columns: [{ title: 'One', share: 1 }], rows: [['']] }),
    'section 1, block 1: a text in it is empty',
  ],
  [
    withBlock({ kind: 'fields', fields: [{ name: 'Name 1', label: 'Name', share: 12 }] }),
    'section 1, block 1: "Name 1" is not a valid field name (a-z, 0-9, -)',
  ],
  [
    withBlock({
      kind: 'checks',
      checks: [
        { name: 'a', label: 'One' },
        { name: 'a', label: 'Two' },
      ],
    }),
    'section 1, block 1: the field "a" exists twice',
  ],
] as const)('an error in a document is reported with file and field: %#', (document, error) => {
  expect(findDocumentErrors([document])).toEqual([`src/documents/texts (letter.pdf): ${error}`]);
});

test('two documents with the same path are reported', () => {
  expect(findDocumentErrors([valid, valid])).toEqual([
    'src/documents/texts (letter.pdf): head.path: "/forms/letter.pdf" is used by another document',
  ]);
});
