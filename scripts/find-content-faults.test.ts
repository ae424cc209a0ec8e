import { expect, test } from 'vitest';
import { documents } from '#content/document/documents.ts';
import { faqCategories } from '#content/faq/faq.ts';
import { applyDscProcess } from '#content/process/apply-dsc-process.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import { isPagePath } from '#contract/routes.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';
import { findContentFaults } from '#scripts/find-content-faults.ts';

const sound = {
  faqCategories,
  useCases,
  documents,
  processes: [applyDscProcess],
  isPagePath,
  hasPublicFile: () => true,
};

function withItem(item: Partial<FaqCategory['items'][number]>): typeof sound {
  const [first, ...rest] = faqCategories;
  if (!first) throw new Error('there are categories');
  const broken = { slug: 'a-slug', question: 'Why?', answer: 'Because.', ...item };
  return { ...sound, faqCategories: [{ ...first, items: [...first.items, broken] }, ...rest] };
}

test('the content as it is has no fault', () => {
  expect(findContentFaults(sound)).toEqual([]);
});

test.each([
  [
    { links: [{ title: 'x', path: '/nowhere' }] },
    'content/faq/general.ts: a-slug.links[0].path: "/nowhere" leads nowhere',
  ],
  [
    { links: [{ title: 'x', path: 'javascript:1' }] },
    'content/faq/general.ts: a-slug.links[0].path: "javascript:1" leads nowhere',
  ],
  [{ answer: '  ' }, 'content/faq/general.ts: a-slug.answer is empty, or one of its lines is'],
  [{ answer: [] }, 'content/faq/general.ts: a-slug.answer is empty, or one of its lines is'],
  [{ question: '' }, 'content/faq/general.ts: a-slug.question is empty'],
  [
    { slug: 'crl' },
    'content/faq/certificate-validation.ts: crl.slug: the slug "crl" is taken by content/faq/general.ts',
  ],
  [{ slug: 'A slug' }, 'content/faq/general.ts: A slug.slug: "A slug" is no slug (a-z, 0-9, -)'],
])('a fault in a question (%j) is told by file and field', (item, fault) => {
  expect(findContentFaults(withItem(item))).toEqual([fault]);
});

test('a use case with a missing picture, an unknown question, a wrong address or date is told', () => {
  const [first] = useCases;
  if (!first) throw new Error('there are use cases');
  const broken = {
    ...first,
    faqSlugs: ['nothing'],
    portals: [{ title: 'x', href: 'gem.gov.in' }],
    lastReviewed: 'soon',
  };
  expect(findContentFaults({ ...sound, useCases: [broken], hasPublicFile: () => false })).toEqual([
    'content/use-case/e-tender.ts: slug: the file website/public/figures/e-tender.svg is missing',
    'content/use-case/e-tender.ts: lastReviewed: "soon" is no date',
    'content/use-case/e-tender.ts: portals[0].href: "gem.gov.in" is no http(s) address',
    'content/use-case/e-tender.ts: faqSlugs[0]: there is no question "nothing"',
  ]);
});
