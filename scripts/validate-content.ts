import type { Document } from '#domain/document/document.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';
import type { Process } from '#domain/process/process.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';
import { findDocumentErrors } from '#scripts/find-document-errors.ts';

/** The content to validate, and what it may refer to. */
type ContentToValidate = {
  readonly faqCategories: readonly FaqCategory[];
  readonly useCases: readonly UseCase[];
  readonly processes: readonly Process[];
  readonly documents: readonly Document[];
  readonly isPage: (path: string) => boolean;
  /** Whether a file is in the website's public folder. */
  readonly hasPublicFile: (path: string) => boolean;
};

/** Validates the content. Each error is one line: file, field and reason. */
export function validateContent(content: ContentToValidate): string[] {
  return [
    ...validateFaq(content),
    ...validateUseCases(content),
    ...validateProcesses(content),
    ...findDocumentErrors(content.documents),
  ];
}

function validateFaq({ faqCategories, documents, isPage: isPageOnly }: ContentToValidate): string[] {
  const isPage = (path: string): boolean => isPageOnly(path) || documents.some(({ head }) => head.path === path);
  const errors: string[] = [];
  const seen = new Map<string, string>();
  const validateSlug = (file: string, slug: string, field: string): void => {
    const other = seen.get(slug);
    if (other) errors.push(`${file}: ${field}: the slug "${slug}" is taken by ${other}`);
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
      errors.push(`${file}: ${field}: "${slug}" is not a slug (a-z, 0-9, -)`);
    seen.set(slug, file);
  };
  for (const { slug, items } of faqCategories) {
    const file = `content/faq/${slug}.ts`;
    validateSlug(file, slug, 'slug');
    for (const item of items) {
      validateSlug(file, item.slug, `${item.slug}.slug`);
      if (item.question.trim() === '') errors.push(`${file}: ${item.slug}.question is empty`);
      const lines = [item.answer].flat();
      if (lines.length === 0 || lines.some((line) => line.trim() === '')) {
        errors.push(`${file}: ${item.slug}.answer is empty or has an empty line`);
      }
      for (const [index, { path }] of (item.links ?? []).entries()) {
        const error = validateLink(path, isPage);
        if (error) errors.push(`${file}: ${item.slug}.links[${index}].path: ${error}`);
      }
    }
  }
  return errors;
}

function validateUseCases({ useCases, faqCategories, hasPublicFile }: ContentToValidate): string[] {
  const errors: string[] = [];
  const questions = new Set(faqCategories.flatMap((category) => category.items.map(({ slug }) => slug)));
  const slugs = useCases.map(({ slug }) => slug);
  for (const [index, { slug, portals, faqSlugs, documents, steps, lastReviewed }] of useCases.entries()) {
    const file = `content/use-case/${slug}.ts`;
    if (slugs.indexOf(slug) !== index) errors.push(`${file}: slug: "${slug}" is taken by another use case`);
    const figure = `figures/${slug}.svg`;
    if (!hasPublicFile(figure)) errors.push(`${file}: slug: the file website/public/${figure} is missing`);
    if (documents.length === 0) errors.push(`${file}: documents is empty`);
    if (steps.length === 0) errors.push(`${file}: steps is empty`);
    if (Number.isNaN(Date.parse(lastReviewed))) errors.push(`${file}: lastReviewed: "${lastReviewed}" is not a date`);
    for (const [at, { href }] of portals.entries()) {
      if (!/^https?:\/\/[^ ]+$/.test(href))
        errors.push(`${file}: portals[${at}].href: "${href}" is not an http(s) URL`);
    }
    for (const [at, question] of faqSlugs.entries()) {
      if (!questions.has(question)) errors.push(`${file}: faqSlugs[${at}]: there is no question "${question}"`);
    }
  }
  return errors;
}

function validateProcesses({ processes, isPage }: ContentToValidate): string[] {
  return processes.flatMap(({ slug, button, steps }) => {
    const file = `content/process/${slug}.ts`;
    const error = validateLink('path' in button ? button.path : button.href, isPage);
    return [
      ...(error ? [`${file}: button: ${error}`] : []),
      ...(steps.length === 0 ? [`${file}: steps is empty`] : []),
    ];
  });
}

function validateLink(path: string, isPage: (path: string) => boolean): string | undefined {
  if (/^https?:\/\/[^ ]+$/.test(path)) return undefined;
  return path.startsWith('/') && isPage(path) ? undefined : `"${path}" is a broken link`;
}
