import { names } from '#content/layout/names.ts';
import { site } from '#content/site.ts';
import type { PageLink } from '#domain/layout/page-link.ts';
import type { EntryKind } from '#domain/search/search-entry.ts';

// The words of the search bar, which every page has. Constants, as in `content/layout/labels.ts`.
export const search = 'Search';
/** The button of the sticky bar. */
export const openSearch = 'Open the search';
export const placeholder: string = `Search anything you're looking for within ${site.name}?`;
export const countSuggestions = (count: number): string => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
export const nothingFound = (query: string): string => `Nothing found for “${query}”.`;
export const failed = 'The search could not be loaded. Check your connection.';
export const retry = 'Try again';
/** The name of a search field on a page. */
export const searchFieldLabel = 'Search the site';

/** The words of what is found, loaded with the index. */
export const resultLabels = {
  suggestions: 'Suggestions',
  /** Leads to the page that lists them. */
  all: (count: number): string => (count === 1 ? 'See the result on a page' : `All ${count} results on one page`),
  /** Below the title of a category of questions, and of a document. */
  countQuestions: (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`,
  formatEdition: (edition: string, day: string): string => `Edition ${edition}, in effect from ${day}`,
  groups: { titles: 'Best matches', others: 'Related results' },
  kinds: {
    page: 'Page',
    question: 'Question',
    post: 'Blog',
    driver: 'Driver',
    pdf: 'PDF',
    file: 'File',
    portal: 'Portal',
    website: 'Website',
  } satisfies Record<EntryKind, string>,
} as const;

/** Where to go on when nothing was found. */
export const nothingFoundLabels = {
  /** Under an empty search of a phone. */
  often: 'Often looked for',
  similar: 'These pages may help',
  ask: 'Or contact our support desk:',
  writeToUs: 'send a message',
  /** Offered where no title resembles the text. */
  popular: [
    { title: 'How to apply for a DSC', path: '/apply-dsc-process' },
    { title: 'Pricing', path: '/pricing' },
    { title: 'My token is lost or stolen', path: '/Home/Faq#lost-token' },
    { title: names.questions, path: '/Home/Faq' },
  ] satisfies readonly PageLink[],
} as const;

/** The page for a search without a match (R2.21). */
export const noResultsPage = {
  title: 'No results found',
  formatSearched: ({ query }: { query: string }): string => `You searched for “${query}”.`,
  text: "We couldn't find what you searched for. Try searching again.",
  back: 'Back to Home',
} as const;

/** The page that lists what is found, for browsers without scripts. */
export const searchPage = {
  title: 'Search',
  formatQuery: (query: string): string => `Search: ${query}`,
  empty: 'Type what you are looking for into the search box, such as “token lost” or “price”.',
  /** Above our telephone number and address. */
  ask: 'Didn’t find it? Ask us',
  countResults: (count: number): string => `${count} ${count === 1 ? 'result' : 'results'}`,
} as const;
