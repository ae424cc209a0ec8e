import { expect, test } from 'vitest';
import { faqCategories } from '#content/faq/faq.ts';
import { applyDscProcess } from '#content/process/apply-dsc-process.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import { documents } from '#documents/texts/documents.ts';
import type { FaqItem } from '#domain/faq/faq.ts';
import { validateContent } from '#scripts/check-content/validate-content.ts';
import { isOwnPage } from '#server/own-links.ts';

const valid = {
  faqCategories,
  useCases,
  documents,
  processes: [applyDscProcess],
  isPage: isOwnPage,
  hasPublicFile: () => true,
};

function withItem(item: Partial<FaqItem>): typeof valid {
  const [first, ...rest] = faqCategories;
  if (!first) throw new Error('there are categories');
  const invalid = { slug: 'a-slug', question: 'Why?', answer: 'Because.', ...item };
  return { ...valid, faqCategories: [{ ...first, items: [...first.items, invalid] }, ...rest] };
}

test('the content of the site is valid', () => {
  expect(validateContent(valid)).toEqual([]);
});

test.each<[Partial<FaqItem>, string]>([
  [
    { links: [{ title: 'x', path: '/forms/nowhere.pdf' }] },
    'src/content/faq/general.ts: a-slug.links[0].path: "/forms/nowhere.pdf" is a broken link',
  ],
  [
    { links: [{ title: 'x', path: 'https://no where' }] },
    'src/content/faq/general.ts: a-slug.links[0].path: "https://no where" is a broken link',
  ],
  [{ answer: '  ' }, 'src/content/faq/general.ts: a-slug.answer is empty or has an empty line'],
  [{ answer: [] }, 'src/content/faq/general.ts: a-slug.answer is empty or has an empty line'],
  [{ question: '' }, 'src/content/faq/general.ts: a-slug.question is empty'],
  [
    { slug: 'crl' },
    'src/content/faq/certificate-validation.ts: crl.slug: the slug "crl" is taken by src/content/faq/general.ts',
  ],
  [{ slug: 'A slug' }, 'src/content/faq/general.ts: A slug.slug: "A slug" is not a slug (a-z, 0-9, -)'],
])('an error in a question (%j) is reported with file and field', (item, error) => {
  expect(validateContent(withItem(item))).toEqual([error]);
});

test('a use case with a missing picture, an unknown question, an invalid URL or date is reported', () => {
  const [first] = useCases;
  if (!first) throw new Error('there are use cases');
  const invalid = {
    ...first,
    faqSlugs: ['nothing'],
    portals: [{ title: 'x', href: 'gem.gov.in' }],
    // `Date.parse` reads it.
    lastReviewed: '5 March 2026',
  };
  expect(validateContent({ ...valid, useCases: [invalid], hasPublicFile: () => false })).toEqual([
    'src/content/use-case/e-tender.ts: slug: the file website/public/figures/e-tender.svg is missing',
    'src/content/use-case/e-tender.ts: lastReviewed: "5 March 2026" is not a date',
    'src/content/use-case/e-tender.ts: portals[0].href: "gem.gov.in" is not an http(s) URL',
    'src/content/use-case/e-tender.ts: faqSlugs[0]: there is no question "nothing"',
  ]);
});

test('a process with the slug of another, or a day that does not exist, is reported', () => {
  const processes = [applyDscProcess, { ...applyDscProcess, lastReviewed: '2026-02-30' }];
  expect(validateContent({ ...valid, processes })).toEqual([
    'src/content/process/apply-dsc-process.ts: slug: the slug "apply-dsc-process" is taken by src/content/process/apply-dsc-process.ts',
    'src/content/process/apply-dsc-process.ts: lastReviewed: "2026-02-30" is not a date',
  ]);
});
