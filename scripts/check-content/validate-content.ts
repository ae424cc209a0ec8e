import type { Document } from '#domain/document/document.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';
import type { Process } from '#domain/process/process.ts';
import { isDay } from '#domain/time.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';
import { findDocumentErrors } from '#scripts/check-content/find-document-errors.ts';

/** The content to validate, and its possible references. */
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

const webAddress = /^https?:\/\/[^ ]+$/;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function* validateFaq({ faqCategories, documents, isPage: isPageOnly }: ContentToValidate) {
  const isPage = (path: string): boolean => isPageOnly(path) || documents.some(({ head }) => head.path === path);
  // Categories and questions are fragments of one page.
  const validateSlug = createSlugCheck();
  for (const { slug, items } of faqCategories) {
    const file = `src/content/faq/${slug}.ts`;
    yield* validateSlug(file, slug, 'slug');
    for (const item of items) {
      yield* validateSlug(file, item.slug, `${item.slug}.slug`);
      if (item.question.trim() === '') yield `${file}: ${item.slug}.question is empty`;
      const lines = [item.answer].flat();
      const isIncomplete = lines.length === 0 || lines.some((line) => line.trim() === '');
      if (isIncomplete) yield `${file}: ${item.slug}.answer is empty or has an empty line`;
      for (const [index, { path }] of (item.links ?? []).entries()) {
        const error = validateLink(path, isPage);
        if (error) yield `${file}: ${item.slug}.links[${index}].path: ${error}`;
      }
    }
  }
}

function* validateUseCases({ useCases, faqCategories, hasPublicFile }: ContentToValidate) {
  const questions = new Set(faqCategories.flatMap((category) => category.items.map(({ slug }) => slug)));
  const validateSlug = createSlugCheck();
  for (const { slug, portals, faqSlugs, documents: papers, steps, lastReviewed } of useCases) {
    const file = `src/content/use-case/${slug}.ts`;
    yield* validateSlug(file, slug, 'slug');
    const figure = `figures/${slug}.svg`;
    if (!hasPublicFile(figure)) yield `${file}: slug: the file website/public/${figure} is missing`;
    if (papers.length === 0) yield `${file}: documents is empty`;
    if (steps.length === 0) yield `${file}: steps is empty`;
    yield* validateDay(file, lastReviewed);
    for (const [at, { href }] of portals.entries()) {
      if (!webAddress.test(href)) yield `${file}: portals[${at}].href: "${href}" is not an http(s) URL`;
    }
    for (const [at, question] of faqSlugs.entries()) {
      if (!questions.has(question)) yield `${file}: faqSlugs[${at}]: there is no question "${question}"`;
    }
  }
}

function* validateProcesses({ processes, isPage }: ContentToValidate) {
  const validateSlug = createSlugCheck();
  for (const { slug, button, steps, lastReviewed } of processes) {
    const file = `src/content/process/${slug}.ts`;
    yield* validateSlug(file, slug, 'slug');
    const error = validateLink('path' in button ? button.path : button.href, isPage);
    if (error) yield `${file}: button: ${error}`;
    if (steps.length === 0) yield `${file}: steps is empty`;
    yield* validateDay(file, lastReviewed);
  }
}

/** Returns a check that rejects invalid slugs and duplicates. */
function createSlugCheck() {
  const seen = new Map<string, string>();
  return function* (file: string, slug: string, field: string) {
    const other = seen.get(slug);
    if (other) yield `${file}: ${field}: the slug "${slug}" is taken by ${other}`;
    if (!slugPattern.test(slug)) yield `${file}: ${field}: "${slug}" is not a slug (a-z, 0-9, -)`;
    seen.set(slug, file);
  };
}

function* validateDay(file: string, lastReviewed: string) {
  if (!isDay(lastReviewed)) yield `${file}: lastReviewed: "${lastReviewed}" is not a date`;
}

function validateLink(path: string, isPage: (path: string) => boolean): string | undefined {
  if (webAddress.test(path)) return undefined;
  return path.startsWith('/') && isPage(path) ? undefined : `"${path}" is a broken link`;
}
