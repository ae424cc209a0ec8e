import { careers } from '#content/career/careers.ts';
import { documentHeads } from '#content/document/document-heads.ts';
import { downloadGroups, downloadsPage } from '#content/download/downloads.ts';
import { faqCategories } from '#content/faq/faq.ts';
import { footerColumns } from '#content/layout/navigation.ts';
import { termsAndPrivacy, writeLegalParts } from '#content/legal/terms-and-privacy.ts';
import { partner } from '#content/partner/partner.ts';
import { blog } from '#content/post/blog.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import { applyDscProcess } from '#content/process/apply-dsc-process.ts';
import { downloadDscProcess } from '#content/process/download-dsc-process.ts';
import { revokeDscProcess } from '#content/process/revoke-dsc-process.ts';
import { repositoryPage, repositoryRows } from '#content/repository/repository.ts';
import { verification } from '#content/repository/verification.ts';
import { site } from '#content/site.ts';
import { useCaseTitles } from '#content/use-case/titles.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import type { DownloadGroup } from '#domain/download/download.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';
import type { LegalPart } from '#domain/legal/legal.ts';
import { repositoryPaths } from '#domain/repository/repository-state.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';

/** Everything that can be searched for, made from the content itself. `hasFile` says which own files are there. */
export function listSearchEntries(hasFile: (path: string) => boolean): readonly SearchEntry[] {
  return [
    ...pages,
    ...sections,
    ...topics,
    ...listDownloads(hasFile),
    ...listDocuments(hasFile),
    ...listRepositoryFiles(hasFile),
    ...verificationTopics,
    ...questions,
    ...elsewhere,
  ];
}

/** The pages by their titles. */
export const pages: readonly SearchEntry[] = [
  { title: 'Home', path: '/' },
  { title: applyDscProcess.title, path: '/apply-dsc-process' },
  { title: downloadDscProcess.title, path: '/download-dsc-process' },
  { title: revokeDscProcess.title, path: '/revoke-dsc-process' },
  { title: downloadsPage.title, path: '/downloads' },
  { title: repositoryPage.title, path: '/downloadsRepos' },
  { title: pricingPage.title, path: '/pricing' },
  { title: pricingPage.calculator, path: '/pricing' },
  { title: 'Questions and answers (FAQ)', path: '/Home/Faq' },
  { title: 'Contact form', path: '/Home/Contact' },
  { title: blog.title, path: '/Home/Blogs' },
  { title: partner.title, path: '/becomeapartner' },
  { title: careers.title, path: '/careers' },
  { title: termsAndPrivacy.title, path: '/privacy-policy' },
];

/** Only the headings go into the index: they are the same whoever keeps what. */
const parts: readonly LegalPart[] = writeLegalParts({ isStoredHere: true, enquiryDays: 1, applicationDays: 1 });

const sections: readonly SearchEntry[] = [
  { title: `About ${site.name}`, path: '#about' },
  { title: 'Types of DSC', path: '#services' },
  { title: 'Contact us', path: '#contact' },
  ...parts.flatMap((part) =>
    part.sections.map(({ heading, slug }) => ({ title: heading, path: `/privacy-policy#${slug}` })),
  ),
];

const topics: readonly SearchEntry[] = useCaseTitles.map(({ slug, title }) => ({
  title: `DSC for ${title}`,
  path: '/details',
  useCase: slug,
}));

const groups: readonly DownloadGroup[] = downloadGroups;

/** A file that is there is a hit; of one that is not, the row that says whom to ask. */
function listDownloads(hasFile: (path: string) => boolean): readonly SearchEntry[] {
  return groups.flatMap(({ slug, rows }) =>
    rows.map(({ name, link }) => {
      if ('href' in link) return { title: name, path: link.href };
      return { title: name, path: hasFile(link.file) ? link.file : `/downloads#${slug}` };
    }),
  );
}

const heads: readonly DocumentHead[] = Object.values(documentHeads);

/** Several editions of one document are told apart by their numbers. */
function listDocuments(hasFile: (path: string) => boolean): readonly SearchEntry[] {
  return heads
    .filter(({ path }) => hasFile(path))
    .map(({ title, edition, path }) => {
      const isAlone = heads.filter((head) => head.title === title).length === 1;
      return { title: isAlone ? title : `${title} ${edition}`, path };
    });
}

const repositoryPathList: readonly string[] = Object.values(repositoryPaths);

/** Certificates and the revocation list; the documents of the repository are found as documents. */
function listRepositoryFiles(hasFile: (path: string) => boolean): readonly SearchEntry[] {
  return repositoryRows
    .filter(({ link }) => repositoryPathList.includes(link) && hasFile(link))
    .map(({ name, link }) => ({ title: name, path: link }));
}

const verificationTopics: readonly SearchEntry[] = [
  { title: `${verification.howTo.heading}: Windows, macOS, Linux`, path: '/downloadsRepos#compute' },
];

const categories: readonly FaqCategory[] = faqCategories;

const questions: readonly SearchEntry[] = categories.flatMap((category) => [
  { title: category.category, path: `/Home/Faq#${category.slug}` },
  ...category.items.map(({ question, slug }) => ({ title: question, path: `/Home/Faq#${slug}` })),
]);

const elsewhere: readonly SearchEntry[] = [
  { title: 'Buy DSC', path: site.portals.signUp },
  { title: 'KYC Login', path: site.portals.kycLogin },
  { title: 'New Partner Login', path: site.portals.newPartnerLogin },
  { title: 'Old Partner Login', path: site.portals.oldPartnerLogin },
  { title: 'DSC Application Status', path: site.portals.applicationStatus },
  { title: 'DSC Search Repository', path: site.portals.certificateSearch },
  ...footerColumns.flatMap((column) =>
    column.links.flatMap((link) => ('href' in link ? [{ title: link.title, path: link.href }] : [])),
  ),
];
