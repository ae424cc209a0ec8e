import type { Document } from '#domain/document/document.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';
import type { Process } from '#domain/process/process.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';
import { findDocumentErrors } from '#scripts/find-document-errors.ts';

/** The content that is held to its rules, and what it may refer to. */
export type ContentToCheck = {
  readonly faqCategories: readonly FaqCategory[];
  readonly useCases: readonly UseCase[];
  readonly processes: readonly Process[];
  readonly documents: readonly Document[];
  readonly isPagePath: (path: string) => boolean;
  /** Whether a file is in the website's public folder. */
  readonly hasPublicFile: (path: string) => boolean;
};

/** Each fault as one line: the file, the field in it, what is wrong with it. */
export function findContentFaults(content: ContentToCheck): string[] {
  return [
    ...checkFaq(content),
    ...checkUseCases(content),
    ...checkProcesses(content),
    ...findDocumentErrors(content.documents),
  ];
}

function checkFaq({ faqCategories, documents, isPagePath: isPageOnly }: ContentToCheck): string[] {
  const isPagePath = (path: string): boolean => isPageOnly(path) || documents.some(({ head }) => head.path === path);
  const faults: string[] = [];
  const seen = new Map<string, string>();
  const claim = (file: string, slug: string, field: string): void => {
    const other = seen.get(slug);
    if (other) faults.push(`${file}: ${field}: the slug "${slug}" is taken by ${other}`);
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) faults.push(`${file}: ${field}: "${slug}" is no slug (a-z, 0-9, -)`);
    seen.set(slug, file);
  };
  for (const { slug, items } of faqCategories) {
    const file = `content/faq/${slug}.ts`;
    claim(file, slug, 'slug');
    for (const item of items) {
      claim(file, item.slug, `${item.slug}.slug`);
      if (item.question.trim() === '') faults.push(`${file}: ${item.slug}.question is empty`);
      const lines = [item.answer].flat();
      if (lines.length === 0 || lines.some((line) => line.trim() === '')) {
        faults.push(`${file}: ${item.slug}.answer is empty, or one of its lines is`);
      }
      for (const [index, { path }] of (item.links ?? []).entries()) {
        const fault = checkLink(path, isPagePath);
        if (fault) faults.push(`${file}: ${item.slug}.links[${index}].path: ${fault}`);
      }
    }
  }
  return faults;
}

function checkUseCases({ useCases, faqCategories, hasPublicFile }: ContentToCheck): string[] {
  const faults: string[] = [];
  const questions = new Set(faqCategories.flatMap((category) => category.items.map(({ slug }) => slug)));
  const slugs = useCases.map(({ slug }) => slug);
  for (const [index, { slug, portals, faqSlugs, documents, steps, lastReviewed }] of useCases.entries()) {
    const file = `content/use-case/${slug}.ts`;
    if (slugs.indexOf(slug) !== index) faults.push(`${file}: slug: "${slug}" is taken by another use case`);
    const figure = `figures/${slug}.svg`;
    if (!hasPublicFile(figure)) faults.push(`${file}: slug: the file website/public/${figure} is missing`);
    if (documents.length === 0) faults.push(`${file}: documents is empty`);
    if (steps.length === 0) faults.push(`${file}: steps is empty`);
    if (Number.isNaN(Date.parse(lastReviewed))) faults.push(`${file}: lastReviewed: "${lastReviewed}" is no date`);
    for (const [at, { href }] of portals.entries()) {
      if (!/^https?:\/\/[^ ]+$/.test(href))
        faults.push(`${file}: portals[${at}].href: "${href}" is no http(s) address`);
    }
    for (const [at, question] of faqSlugs.entries()) {
      if (!questions.has(question)) faults.push(`${file}: faqSlugs[${at}]: there is no question "${question}"`);
    }
  }
  return faults;
}

function checkProcesses({ processes, isPagePath }: ContentToCheck): string[] {
  return processes.flatMap(({ slug, button, steps }) => {
    const file = `content/process/${slug}.ts`;
    const fault = checkLink('path' in button ? button.path : button.href, isPagePath);
    return [
      ...(fault ? [`${file}: button: ${fault}`] : []),
      ...(steps.length === 0 ? [`${file}: steps is empty`] : []),
    ];
  });
}

function checkLink(path: string, isPagePath: (path: string) => boolean): string | undefined {
  if (/^https?:\/\/[^ ]+$/.test(path)) return undefined;
  return path.startsWith('/') && isPagePath(path) ? undefined : `"${path}" leads nowhere`;
}
