import { careers } from '#content/career/careers.ts';
import { checkPage } from '#content/check/page.ts';
import { contactPage } from '#content/contact/contact-page.ts';
import { downloadsPage } from '#content/download/downloads.ts';
import { faqCategories } from '#content/faq/faq.ts';
import { faqPage } from '#content/faq/faq-page.ts';
import { errorGroups, errorsPage } from '#content/help/errors.ts';
import { about } from '#content/home/about.ts';
import { certificateCards } from '#content/home/certificate-cards.ts';
import { homePage } from '#content/home/labels.ts';
import { names } from '#content/layout/names.ts';
import { footerColumns } from '#content/layout/navigation.ts';
import { accessibility, accessibilitySections } from '#content/legal/accessibility.ts';
import { termsAndPrivacy, writeLegalParts } from '#content/legal/terms-and-privacy.ts';
import { partner } from '#content/partner/partner.ts';
import { purposeOptions, questionsPage, questionTitles, signerOptions } from '#content/plan/questions.ts';
import { blog } from '#content/post/blog.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import { applyDscProcess } from '#content/process/apply-dsc-process.ts';
import { downloadDscProcess } from '#content/process/download-dsc-process.ts';
import { revokeDscProcess } from '#content/process/revoke-dsc-process.ts';
import { chainFigure } from '#content/repository/chain.ts';
import { comparison } from '#content/repository/comparison.ts';
import { repositoryPage, repositoryRows } from '#content/repository/repository.ts';
import { verification } from '#content/repository/verification.ts';
import { alternatives, portalAlternatives } from '#content/search/alternatives.ts';
import {
  type KnownFiles,
  listDocuments,
  listDownloads,
  listRepositoryFiles,
  website,
} from '#content/search/file-entries.ts';
import { resultLabels } from '#content/search/labels.ts';
import { listTextWords } from '#content/search/list-text-words.ts';
import { indianPlaces, placesAbroad } from '#content/search/places.ts';
import { findExtract, writeExtract } from '#content/search/write-extract.ts';
import { site } from '#content/site.ts';
import { useCasePageTitles } from '#content/use-case/page-titles.ts';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';
import type { NavigationLink } from '#domain/layout/navigation.ts';
import type { LegalPart } from '#domain/legal/legal.ts';
import { repositoryPaths } from '#domain/repository/repository-state.ts';
import type { EntryKey, SearchEntry } from '#domain/search/search-entry.ts';
import type { HomeSection, SitePath } from '#domain/site/routes.ts';

/** Everything that can be searched for, made from the content itself. */
export function listSearchEntries(files: KnownFiles): readonly SearchEntry[] {
  return [
    ...pages,
    ...sections,
    ...topics,
    ...listDownloads(files),
    ...listDocuments(files),
    ...listRepositoryFiles(files),
    ...verificationTopics,
    ...questions,
    ...messages,
    ...portals,
    ...elsewhere,
  ].map(addWords);
}

/** Titles that begin as people type them, by paths: Fuse.js prefers the beginning of a title. */
const titles: { readonly [path: string]: string } = {
  '/Home/Faq#what-is-a-dsc': 'What is a DSC (digital signature certificate)?',
  '/Home/Faq#tender-steps': 'How do I submit a bid?',
  [repositoryPaths['root-ca']]: 'Root certificate (national root CA certificate)',
} satisfies { readonly [Key in EntryKey]?: string };

/** Who asks by a place: for our offices, or for what a certificate needs abroad. */
const places: { readonly [path: string]: string } = {
  '/Home/Contact': indianPlaces,
  '/details~foreign-national': placesAbroad,
  '/Home/Faq#documents-foreign-national': placesAbroad,
} satisfies { readonly [Key in EntryKey]?: string };

/** Other titles by paths, beside those of menus and tables. `#services` is the address of what is asked for as services. */
const otherTitles: { readonly [path: string]: readonly string[] } = {
  '#services': ['Services'],
  '/pricing': [pricingPage.calculator, 'Cost', 'Fees', 'Price of a token'],
  '/choose': ['Which DSC do I need?', 'Choose certificate', 'Choose DSC'],
  '/help/errors#emsigner-connection': ['emSigner does not connect'],
  '/Home/Faq': ['FAQ', `${names.questions} (FAQ)`],
  '/Home/Faq#what-is-a-dsc': ['What is a digital signature certificate?'],
  '/Home/Faq#application-stuck': ['Application stuck'],
  '/Home/Faq#lost-token': ['Token lost or stolen'],
  [repositoryPaths['root-ca']]: ['Root CA certificate'],
  '/repository/sub-ca.crl': ['Revocation list', 'CRL file'],
  [site.portals.applicationStatus]: ['Status', 'Application status'],
} satisfies { readonly [Key in EntryKey]?: readonly string[] };

/** The names that the footer, and the table of the repository for what is no document, have for an entry. */
const menuNames: readonly (readonly [key: string, title: string])[] = [
  ...footerColumns
    .flatMap(({ links }): readonly NavigationLink[] => links)
    .flatMap((link) => {
      if ('useCase' in link) return [[`/details~${link.useCase}`, link.title] as const];
      return 'path' in link ? [[link.path.replace(/^\/#/, '#'), link.title] as const] : [];
    }),
  ...repositoryRows.flatMap(({ link, name, document }) => (document ? [] : [[link, name] as const])),
];

function listOtherTitles(key: string, title: string): readonly string[] {
  const named = menuNames.flatMap(([path, name]) => (path === key ? [name] : []));
  return [...new Set([...named, ...(otherTitles[key] ?? [])])].filter((other) => other !== title);
}

/** Adds what people type for an entry, and its other titles. */
function addWords(entry: SearchEntry): SearchEntry {
  const key = entry.useCase === undefined ? entry.path : `${entry.path}~${entry.useCase}`;
  const known = alternatives[key] ?? portalAlternatives[entry.title];
  const words = [known, places[key]].filter((each) => each !== undefined).join(' ');
  const title = titles[key] ?? entry.title;
  const others = listOtherTitles(key, title);
  return {
    ...entry,
    title,
    ...(others.length > 0 ? { otherTitles: others } : {}),
    ...(words === '' ? {} : { alternatives: words }),
  };
}

function page(title: string, path: SitePath | `#${HomeSection}`, ...content: readonly unknown[]): SearchEntry {
  const extract = findExtract(content[0]);
  return {
    title,
    kind: 'page',
    path,
    ...(extract === undefined ? {} : { extract: writeExtract(extract) }),
    ...(content.length > 0 ? { text: listTextWords(content) } : {}),
  };
}

/** A page with the description of its record, where its words are not to be found. */
function describe(entry: SearchEntry, { description }: { readonly description: string }): SearchEntry {
  return { ...entry, extract: writeExtract(description) };
}

/** The pages by their titles. */
export const pages: readonly SearchEntry[] = [
  describe(page('Home', '/'), homePage),
  page(applyDscProcess.title, '/apply-dsc-process', applyDscProcess),
  page(downloadDscProcess.title, '/download-dsc-process', downloadDscProcess),
  page(revokeDscProcess.title, '/revoke-dsc-process', revokeDscProcess),
  page(downloadsPage.title, '/downloads', downloadsPage),
  page(repositoryPage.title, '/downloadsRepos', repositoryPage, verification),
  page(checkPage.title, '/check', checkPage),
  page(pricingPage.title, '/pricing', pricingPage),
  page(questionsPage.title, '/choose', questionsPage, questionTitles, purposeOptions, signerOptions),
  describe(page(errorsPage.title, '/help/errors'), errorsPage),
  describe(page(names.questions, '/Home/Faq'), faqPage),
  describe(page('Contact form', '/Home/Contact'), contactPage),
  describe(page(blog.title, '/Home/Blogs'), blog),
  page(partner.title, '/becomeapartner', partner),
  page(careers.title, '/careers', careers),
  describe(page(termsAndPrivacy.title, '/privacy-policy'), termsAndPrivacy),
  describe(page(accessibility.title, '/accessibility', accessibilitySections), accessibility),
];

/** Only the headings go into the index: they are the same whoever keeps what. */
const parts: readonly LegalPart[] = writeLegalParts({ isStoredHere: true, enquiryDays: 1, applicationDays: 1 });

const sections: readonly SearchEntry[] = [
  { ...page(`About ${site.name}`, '#about'), extract: about.incorporation },
  { ...page('Types of DSC', '#services'), extract: certificateCards.map(({ title }) => title).join(', ') },
  describe(page('Contact us', '#contact'), contactPage),
  ...parts.flatMap((part) =>
    part.sections.map(({ heading, slug, ...content }) => page(heading, `/privacy-policy#${slug}`, content)),
  ),
];

const topics: readonly SearchEntry[] = useCaseTitles.map(({ slug }) => ({
  ...page(
    useCasePageTitles[slug],
    '/details',
    useCases.find((useCase) => useCase.slug === slug),
  ),
  useCase: slug,
}));

const verificationTopics: readonly SearchEntry[] = [
  page('CRL for user certificates, and its dates', '/downloadsRepos#sub-ca.crl'),
  page('CRL of the CA, and its dates', '/downloadsRepos#crl'),
  page(chainFigure.heading, '/downloadsRepos#chain', chainFigure.text),
  page(comparison.heading, '/downloadsRepos#compare'),
  page(`${verification.howTo.heading}: Windows, macOS, Linux`, '/downloadsRepos#compute'),
];

const categories: readonly FaqCategory[] = faqCategories;

const questions: readonly SearchEntry[] = categories.flatMap((category) => [
  {
    ...page(category.category, `/Home/Faq#${category.slug}`),
    extract: resultLabels.countQuestions(category.items.length),
  },
  ...category.items.map(
    ({ question, slug, answer }): SearchEntry => ({
      title: question,
      kind: 'question',
      path: `/Home/Faq#${slug}`,
      extract: writeExtract([answer].flat().join(' ')),
      text: listTextWords(answer),
    }),
  ),
]);

/** The messages of portals: a part of one finds it. */
const messages: readonly SearchEntry[] = errorGroups.flatMap(({ title: portal, errors }) =>
  errors.map(
    ({ slug, text, meaning, steps }): SearchEntry => ({
      title: text,
      kind: 'question',
      path: `/help/errors#${slug}`,
      extract: writeExtract(meaning),
      text: listTextWords([portal, meaning, steps]),
    }),
  ),
);

const { portals: portalLinks } = site;

const portals: readonly SearchEntry[] = [
  portal(names.buy, portalLinks.signUp),
  portal('KYC Login', portalLinks.signUp),
  portal('New Partner Login', portalLinks.newPartnerLogin),
  portal('Old Partner Login', portalLinks.oldPartnerLogin),
  portal('DSC Application Status', portalLinks.applicationStatus),
  portal('DSC Search Repository', portalLinks.certificateSearch),
  portal('Record Video', portalLinks.recordVideo),
  portal('Application search', portalLinks.applicationSearch),
];

function portal(title: string, href: string): SearchEntry {
  return { title, kind: 'portal', path: href, extract: new URL(href).host };
}

const elsewhere: readonly SearchEntry[] = [site.guidelines, ...site.government].map(({ title, href }) =>
  website(title, href),
);
