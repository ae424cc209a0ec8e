import { expect, test } from 'vitest';
import { faqCategories } from '#content/faq/faq.ts';

const items = faqCategories.flatMap((category) => category.items);

test('the categories are A to K, by the names that were ordered', () => {
  expect(faqCategories.map(({ letter, category }) => `${letter} ${category}`)).toEqual([
    'A General',
    'B Application and Verification',
    'C Usage on Government Portals',
    'D Security and Token',
    'E Business and Channel Partner',
    'F PKI and Cryptography',
    'G Authorities, Agreements and Compliance',
    'H Certificate Validation',
    'I Minimum Requirements and System Setup',
    'J Tender Websites',
    'K Taxation and Compliance Portals',
  ]);
});

test('every question has an answer, and no two have one address', () => {
  for (const { question, answer } of items) {
    expect(question.trim()).not.toBe('');
    expect([answer].flat().length).toBeGreaterThan(0);
    for (const line of [answer].flat()) expect([question, line.trim().length > 1]).toEqual([question, true]);
  }
  const slugs = [...items.map(({ slug }) => slug), ...faqCategories.map(({ slug }) => slug)];
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

test('the day of a review is no part of an answer', () => {
  for (const { question, answer, reviewedOn } of items) {
    expect([question, /reviewed on/i.test([answer].flat().join(' '))]).toEqual([question, false]);
    if (reviewedOn) expect(reviewedOn).toMatch(/^202\d-[01]\d-[0-3]\d$/);
  }
  expect(items.some(({ reviewedOn }) => reviewedOn)).toBe(true);
});

test('both kinds of answer occur', () => {
  expect(new Set(items.map(({ answer }) => typeof answer))).toEqual(new Set(['string', 'object']));
});
