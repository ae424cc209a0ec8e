import { expect, test } from 'vitest';
import { faqCategories } from '#content/faq/faq.ts';
import { signerLetters, signerPapers } from '#content/plan/plan.ts';
import { fastestDelivery, fastestDeliveryDays } from '#content/prices/add-on-contents.ts';
import { applyDscProcess } from '#content/process/apply-dsc-process.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import { type Purpose, purposes, type Signer, signersOf } from '#domain/plan/answers.ts';
import { findCertificate } from '#domain/plan/find-certificate.ts';

/** The signer of each topic. Its page presets this signer’s certificate in the calculator. */
const usual: Readonly<Record<Exclude<Purpose, 'documents'>, Signer>> = {
  'e-tender': 'organisation',
  icegate: 'organisation',
  dgft: 'organisation',
  'mca-income-tax-gst': 'self',
  'employee-provident-fund': 'organisation',
  'irctc-e-ticketing': 'self',
  ipr: 'self',
};

test.each(Object.entries(usual))('the plan and the page of %s name one certificate', (purpose, signer) => {
  const { region, category, certificateType } = findCertificate(purpose as Purpose, signer, 'no');
  const page = useCases.find(({ slug }) => slug === purpose);
  expect({ region, category, certificateType }).toEqual(page?.price);
});

test('foreign nationals get the certificate of their page, whatever they sign', () => {
  const page = useCases.find(({ slug }) => slug === 'foreign-national');
  for (const purpose of purposes.filter((one) => signersOf[one].includes('foreign'))) {
    expect({ ...page?.price }).not.toEqual({});
    expect(findCertificate(purpose, 'foreign', 'no')).toMatchObject({ ...page?.price });
  }
});

test('papers are those of the answers in the FAQ', () => {
  const slugs = ['documents-individual', 'documents-organisation', 'documents-foreign-national'];
  const items = faqCategories.flatMap((category) => category.items).filter(({ slug }) => slugs.includes(slug));
  const answers = items.flatMap(({ answer }) => answer);
  for (const signer of ['self', 'organisation', 'foreign', 'software'] as const) {
    const missing = signerPapers[signer].filter((line) => !answers.some((answer) => answer.includes(line)));
    expect([signer, missing]).toEqual([signer, []]);
  }
});

test('letters are forms of the page that explains how to apply', () => {
  const forms = applyDscProcess.forms.map(({ path }) => path);
  for (const letter of Object.values(signerLetters).flat()) expect(forms).toContain(letter.path);
});

test('the delivery of the dates is that of the calculator', () => {
  expect(fastestDelivery).toContain(`${fastestDeliveryDays.to} working days`);
});
