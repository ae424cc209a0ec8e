import { expect, test } from 'vitest';
import { documentHeads } from '#content/document/document-heads.ts';
import { amendments401, amendments411 } from '#documents/texts/cps/amendments.ts';
import { cps400, cps401, cps411 } from '#documents/texts/cps/editions.ts';
import { documents } from '#documents/texts/documents.ts';
import { numberSections } from '#domain/document/amend.ts';
import type { Document } from '#domain/document/document.ts';

test('every head has its text, and the files are those that the specification names', () => {
  expect(documents.map(({ head }) => head)).toEqual(Object.values(documentHeads));
  expect(documents.map(({ head }) => head.path).filter((path) => path.startsWith('/forms/'))).toEqual([
    '/forms/ra-agreement.pdf',
    '/forms/relying-party-agreement.pdf',
    '/forms/identity_proof.pdf',
    '/forms/authorization-letter.pdf',
    '/forms/ProofofIdentityandAuthorisationLetter.pdf',
    '/forms/board-resolution.pdf',
    '/forms/AuthorisationLetterfotGovtEmployees.pdf',
    '/forms/Security_letter.pdf',
    '/forms/Revocation Form.pdf',
    '/forms/CCA-CP.pdf',
  ]);
});

// RFC 3647, section 6: how many sections each of the nine chapters has, and how many each of those has in turn.
const outline = [
  [0, 0, 5, 2, 4, 0],
  [0, 0, 0, 0],
  [6, 6, 2, 0],
  [2, 3, 2, 3, 2, 7, 7, 7, 16, 3, 0, 2],
  [8, 4, 8, 8, 7, 0, 4, 0],
  [7, 11, 2, 3, 2, 3, 0, 0],
  [9, 2, 2],
  [0, 0, 0, 0, 0, 0],
  [5, 3, 3, 7, 0, 5, 0, 0, 0, 3, 0, 3, 0, 0, 0, 5, 0],
];

test.each([cps400, cps401, cps411])('the CPS, edition $head.edition, has every section of RFC 3647', ({ sections }) => {
  expect(sections.map((chapter) => chapter.sections?.map((section) => section.sections?.length ?? 0))).toEqual(outline);
  for (const { number, section } of numberSections(sections)) {
    expect([number, section.body.length > 0 || (section.sections ?? []).length > 0]).toEqual([number, true]);
  }
});

test.each([
  [cps400, cps401, amendments401],
  [cps401, cps411, amendments411],
])('the list of changes of a CPS names every section that differs, and no other', (before, after, amendments) => {
  const old = new Map(numberSections(before.sections).map(({ number, section }) => [number, section.body]));
  const changed = numberSections(after.sections).filter(
    ({ number, section }) => JSON.stringify(section.body) !== JSON.stringify(old.get(number)),
  );
  expect(changed.map(({ number }) => number).sort()).toEqual(amendments.map(({ number }) => number).sort());
  const printed = JSON.stringify(after.front);
  for (const { number, change } of amendments) {
    expect(printed).toContain(`${JSON.stringify(number)},`);
    expect(printed).toContain(change);
  }
});

test('a reference to a section of the CPS leads to one', () => {
  for (const { head, sections } of [cps400, cps401, cps411]) {
    const known = new Set(numberSections(sections).map(({ number }) => number));
    const cited = [...JSON.stringify(sections).matchAll(/[Ss]ections? (\d+(?:\.\d+)+)/g)].map(
      ([, number = '']) => number,
    );
    expect([head.edition, cited.filter((number) => !known.has(number))]).toEqual([head.edition, []]);
    expect(cited.length).toBeGreaterThan(30);
  }
});

test('no document refers to a clause of its own that does not exist', () => {
  const agreements: readonly Document[] = documents.filter(({ numbering }) => numbering === 'clauses');
  for (const { head, sections } of agreements) {
    const cited = [
      ...JSON.stringify(sections).matchAll(/\b[Ss]ections? (\d+)(?:, (\d+))?(?: and (\d+))?(?! of the Act)/g),
    ]
      .flatMap(([all, ...numbers]) => (/^[Ss]ection (?:36|37|71)$/.test(all) ? [] : numbers))
      .filter((number) => number !== undefined);
    expect([head.path, cited.filter((number) => Number(number) > sections.length)]).toEqual([head.path, []]);
  }
});
