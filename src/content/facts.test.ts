import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faqCategories } from '#content/faq/faq.ts';
import { errorGroups } from '#content/help/errors.ts';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { useCases } from '#content/use-case/use-cases.ts';

const faq = JSON.stringify(faqCategories);
const topics = JSON.stringify(useCases);
const everything = `${faq} ${topics} ${readSources()}`;

function readSources(): string {
  return globSync('{process,home,legal}/*.ts', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join(' ')
    .replaceAll(/' \+\s*'/g, '');
}

// Section 9's content facts, section 4's lifecycle, section 6's partners and section 8's quoted error.
test.each([
  ['Class 3 uses', /Class 3[^"]*(?:tender|ICEGATE)[^"]*(?:ICEGATE|DGFT)[^"]*(?:DGFT|IRCTC)/],
  [
    'Class 2 or 3 for EPF',
    /Class 2 (?:or|and) (?:Class )?3[^"]*(?:EPF|Provident|ICEGATE)|(?:EPF|Provident)[^"]*Class 2 or/,
  ],
  ['Class 2 for Income Tax, MCA, GST', /Class 2[^"]*Income Tax[^"]*(?:MCA|GST)/],
  ['no new Class 2 since 1 January 2021', /1 January 2021/],
  ['validity for IPR', /1, 2 or 3 years/],
  ['MCA and INR 60 lakh', /INR 60 lakh/],
  ['foreign nationals’ papers', /passport[^"]*visa(?:,| or) (?:a )?residence permit/i],
  ['Aadhaar eKYC time', /10–15 minutes/],
  ['manual KYC and partner login time', /24–48 hours/],
  ['CRL about every 24 hours', /about every 24 hours/],
  ['token life', /about two years/],
  ['partner tiers', /Channel Partner, Consortium Partner, Premier Partner (?:and|or) Associate/],
  ['who approves', /(?:Certifying Authority|certifying authority|CA)[^"]*authorised [Ss]ub[ -]?CA/],
  ['restricted employee access', /restricted/],
  ['the emSigner error', /Failed to establish connection to the server\. Kindly restart the emSigner/],
  ['restart the signer', /[Rr]estart the signer/],
  ['no renewal after expiry or revocation', /(?:expired|revoked)[^"]*(?:cannot|can’t|not) be renewed/i],
  ['a forgotten PIN erases', /format[^"]*eras/i],
  ['IPV', /IPV/],
])('%s stands on a page', (_, phrase) => {
  expect(everything).toMatch(phrase);
});

// Section 9: the class and the years that each topic asks for.
test.each([
  ['e-tender', /^Class 3, like all new certificates$/, /^1 or 2 years/],
  ['icegate', /^Class 3, like all new certificates$/, /^1 or 2 years/],
  ['dgft', /^Class 3, like all new certificates$/, /^1 or 2 years/],
  ['irctc-e-ticketing', /^Class 3, like all new certificates$/, /^1 or 2 years/],
  ['ipr', /^Class 3, like all new certificates$/, /^1, 2 or 3 years$/],
  ['employee-provident-fund', /^Class 3\b.*\bportals may still say Class 2/i, /^1 or 2 years/],
  ['foreign-national', /^Class 3\b.*\bportals may still say Class 2/i, /^1 or 2 years/],
  ['mca-income-tax-gst', /^Class 3\b.*\bportals may still say Class 2/i, /^1 or 2 years/],
])('the topic %s asks for %s, valid for %s', (slug, className, validity) => {
  const certificate = useCases.find((topic) => topic.slug === slug)?.certificate;
  expect(certificate).toMatchObject({
    className: expect.stringMatching(className),
    validity: expect.stringMatching(validity),
  });
});

test('ICEGATE names the classes that it accepts from foreign nationals', () => {
  for (const topic of ['icegate', 'foreign-national']) {
    const note = useCases.find(({ slug }) => slug === topic)?.certificate.notes.join(' ');
    expect(note).toMatch(/ICEGATE accepts Class 2 or 3 from foreign nationals/);
  }
});

// Section 4's lifecycle, in its order.
test('an answer lists the six steps from application to issuance in their order', () => {
  const answer = faqCategories.flatMap(({ items }) => items).find(({ slug }) => slug === 'apply-steps')?.answer;
  const steps = [/^Apply/, /KYC documents/, /^Pay the fee/, /IPV\).*Aadhaar eKYC/s, /approval/, /USB token/];
  expect(answer).toEqual(steps.map((step) => expect.stringMatching(step)));
});

test('each category has at least eight questions', () => {
  for (const { category, items } of faqCategories) expect([category, items.length >= 8]).toEqual([category, true]);
});

test('every related question of a use case exists, and every link of an answer leads somewhere known', () => {
  const slugs = new Set(faqCategories.flatMap((category) => category.items.map(({ slug }) => slug)));
  for (const { slug, faqSlugs } of useCases) {
    expect([slug, faqSlugs.filter((question) => !slugs.has(question))]).toEqual([slug, []]);
  }
  const known =
    /^(?:\/#(?:services|contact)|\/(?:apply|download|revoke)-dsc-process|\/downloads|\/downloadsRepos|\/check|\/choose|\/becomeapartner|\/pricing|\/privacy-policy|\/(?:forms|Content)\/[A-Za-z_ -]+\.pdf|\/use-cases\/[a-z-]+|\/(?:help\/errors|Home\/Faq)#[a-z-]+|https:\/\/[^ ]+|http:\/\/cca\.gov\.in[^ ]*)$/;
  const links = faqCategories.flatMap((category) => category.items.flatMap(({ links: of = [] }) => of));
  expect(links.map(({ path }) => path).filter((path) => !known.test(path))).toEqual([]);
  const answers = links.flatMap(({ path }) => path.match(/^\/Home\/Faq#(.+)$/)?.[1] ?? []);
  expect(answers.filter((slug) => !slugs.has(slug))).toEqual([]);
  const messages = errorGroups.flatMap(({ slug, errors }) => [slug, ...errors.map((error) => error.slug)]);
  const anchors = links.flatMap(({ path }) => path.match(/^\/help\/errors#(.+)$/)?.[1] ?? []);
  expect(anchors.filter((anchor) => !messages.includes(anchor))).toEqual([]);
});

test('menus and texts know the same eight topics', () => {
  expect(useCaseTitles.map(({ slug, title }) => ({ slug, title }))).toEqual(
    useCases.map(({ slug, title }) => ({ slug, title })),
  );
});
