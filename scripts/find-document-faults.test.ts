import { expect, test } from 'vitest';
import { documents } from '#content/document/documents.ts';
import type { Document, DocumentBlock } from '#domain/document/document.ts';
import { findDocumentFaults } from '#scripts/find-document-faults.ts';

const sound: Document = {
  head: { path: '/forms/letter.pdf', title: 'Letter', edition: '1.0', effectiveDate: '2026-06-01' },
  subtitle: 'A letter.',
  numbering: 'none',
  sections: [{ heading: 'Text', body: ['Words.'] }],
};

function withHead(head: Partial<Document['head']>): Document {
  return { ...sound, head: { ...sound.head, ...head } };
}

function withBlock(...body: readonly DocumentBlock[]): Document {
  return { ...sound, sections: [{ heading: 'Text', body }] };
}

test('the documents as they are have no fault', () => {
  expect(findDocumentFaults(documents)).toEqual([]);
});

test.each([
  [withHead({ effectiveDate: '' }), 'head.effectiveDate: "" is no date (2026-06-01)'],
  [withHead({ effectiveDate: '2026-13-01' }), 'head.effectiveDate: "2026-13-01" is no date (2026-06-01)'],
  [withHead({ edition: ' ' }), 'head.edition: is empty'],
  [
    withHead({ supersededBy: { edition: '2', effectiveDate: '2027-01-01' } }),
    'head.supersededBy: there is no edition "2"',
  ],
  [{ ...sound, sections: [] }, 'sections: is empty'],
  [withBlock(), 'section 1: nothing stands under it'],
  [withBlock('Words.', ' '), 'section 1, block 2: a text in it is empty'],
  [withBlock({ kind: 'list', lines: [] }), 'section 1, block 1: a text in it is empty'],
  [
    withBlock({ kind: 'fields', fields: [{ name: 'Name 1', label: 'Name', share: 12 }] }),
    'section 1, block 1: "Name 1" is no name of a field (a-z, 0-9, -)',
  ],
  [
    withBlock({
      kind: 'checks',
      checks: [
        { name: 'a', label: 'One' },
        { name: 'a', label: 'Two' },
      ],
    }),
    'section 1, block 1: the field "a" is there twice',
  ],
] as const)('a fault in a document is told by file and field: %#', (document, fault) => {
  expect(findDocumentFaults([document])).toEqual([`content/document (letter.pdf): ${fault}`]);
});

test('two documents of one file name are told', () => {
  expect(findDocumentFaults([sound, sound])).toEqual([
    'content/document (letter.pdf): head.path: "/forms/letter.pdf" is taken by another document',
  ]);
});
