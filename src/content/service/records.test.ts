import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faqCategories } from '#content/faq/faq.ts';
import { revokeDscProcess } from '#content/process/revoke-dsc-process.ts';
import * as exporters from '#content/service/exporters.ts';
import * as misuse from '#content/service/misuse.ts';
import * as renewal from '#content/service/renewal.ts';
import * as tenders from '#content/service/tenders.ts';
import { findDetailContent } from '#content/use-case/details.ts';
import { dgft } from '#content/use-case/dgft.ts';
import { eTender } from '#content/use-case/e-tender.ts';
import { icegate } from '#content/use-case/icegate.ts';
import { useCases } from '#content/use-case/use-cases.ts';

const folder = join(import.meta.dirname, '..');
const readPost = (slug: string): string => readFileSync(join(folder, 'seed/posts', `${slug}.md`), 'utf8');
const readAnswer = (slug: string): string => {
  const item = faqCategories.flatMap(({ items }) => items).find((candidate) => candidate.slug === slug);
  if (!item) throw new TypeError(`no question ${slug}`);
  return [item.answer].flat().join(' ');
};
const split = (text: string): readonly string[] => text.match(/[^.:]+[.:](?= |$)/g)?.map((part) => part.trim()) ?? [];

/** Which pages state a record; a post is a file that cannot take it, so its sentences are compared. */
const statements: readonly { readonly record: string; readonly pages: { readonly [name: string]: string } }[] = [
  {
    record: `${exporters.certificateForBothPortals.join(' ')} ${exporters.certificateWithIec}`,
    pages: {
      faq: readAnswer('dgft-certificate'),
    },
  },
  {
    record: tenders.tenderLead,
    pages: {
      topic: eTender.subheading,
      steps: readAnswer('tender-steps'),
      time: readAnswer('issuance-time'),
      post: readPost('dsc-for-e-tender-bidding'),
    },
  },
  {
    record: tenders.signOrBoth,
    pages: {
      topic: eTender.certificate.notes.join(' '),
      faq: readAnswer('tender-sign-or-both'),
      post: readPost('dsc-for-e-tender-bidding'),
    },
  },
  {
    record: tenders.lastDay.steps.join(' '),
    pages: { topic: eTender.deadline.steps.join(' '), faq: readAnswer('tender-last-day') },
  },
  {
    record: `${renewal.renewalTime} ${renewal.renewalPrice} ${renewal.renewalTotals} ${renewal.afterRenewal}`,
    pages: { faq: readAnswer('renew-dsc') },
  },
  {
    record: renewal.applyAgainPrice,
    pages: { token: readAnswer('forgotten-token-password'), revoke: revokeDscProcess.questions[1].answer },
  },
  {
    record: misuse.stolenLaptop.join(' '),
    pages: { faq: readAnswer('stolen-laptop'), revoke: revokeDscProcess.cases[0].lines.join(' ') },
  },
];

test.each(statements)('$record', ({ record, pages }) => {
  const sentences = split(record);
  expect(sentences.length).toBeGreaterThan(0);
  for (const [name, text] of Object.entries(pages)) {
    for (const sentence of sentences) expect([name, text]).toEqual([name, expect.stringContaining(sentence)]);
  }
});

test('both topics and the post state the same choice of an exporter', () => {
  const { ownName, dgft: withIec } = exporters.exporterTotals;
  const rows = [
    ['Proprietor', 'Individual', ownName],
    ['Company, partnership or other organisation', 'Organization', ownName],
    ['Company director', 'Individual', ownName],
    ['DGFT can’t find your PAN or your organisation’s name', 'DGFT', withIec],
  ];
  for (const { certificate } of [dgft, icegate]) {
    expect(certificate.choices.rows.map(({ buyer, category, total }) => [buyer, category, total])).toEqual(rows);
    expect(certificate.choices.note).toBe(exporters.oneForBothPortals);
  }
  const post = readPost('dgft-and-icegate-dsc-for-exporters');
  const cells = post.split('\n').flatMap((line) => (/^\|.*₹/.test(line) ? [line.split(/ *\| */).filter(Boolean)] : []));
  expect(cells.map(([buyer, choice = '']) => [buyer, choice.match(/^\*\*(.+)\.\*\*/)?.[1]])).toEqual(
    rows.map(([buyer, category, total]) => [buyer, `${category}: ${total}`]),
  );
  expect(post).toContain(exporters.oneForBothPortals);
});

test('each topic says when to renew, and at the price of a new certificate', () => {
  for (const { slug } of useCases) {
    const { paragraph = '' } = findDetailContent(slug) ?? {};
    const totals = /<dt>Price<\/dt><dd>(₹[\d,]+(?: or ₹[\d,]+)?) with GST/.exec(paragraph)?.[1];
    expect(paragraph).toContain(`${totals} with GST, the price of a new certificate. ${renewal.renewalTime}`);
  }
});

test('no text has another lead time for tenders, or sells Both first', () => {
  const files = globSync('{use-case,faq,process,home,seed/posts}/*.{ts,md}', { cwd: folder });
  const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  const others =
    /(?:at least )?(?:one|a full|a) day (?:early|before the bid)|allow a day more|Both if bids are encrypted/;
  expect(texts.filter(([, text]) => others.test(text)).map(([file]) => file)).toEqual([]);
  expect(eTender.price.certificateType).toBe('sign');
});
