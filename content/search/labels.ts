import { site } from '#content/site.ts';
import type { EntryKind } from '#domain/search/search-entry.ts';

/** The words of the search bar, and of the page for a search without a match. */
export const searchLabels = {
  search: 'Search',
  placeholder: `Search anything you're looking for within ${site.name}?`,
  suggestions: 'Suggestions',
  countSuggestions: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  inTheText: 'In the text',
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
  nothingFound: (query: string) => `Nothing found for “${query}”.`,
  nearest: 'These pages may help',
  ask: 'Or ask our support desk:',
  writeToUs: 'send a message',
  failed: 'The search could not be loaded. Check your connection.',
  retry: 'Try again',
  noResults: {
    title: 'No results found',
    searchedFor: 'You searched for',
    text: "We couldn't find what you searched for. Try searching again.",
    back: 'Back to Home',
  },
} as const;

/** Offered where nothing was found and nothing resembles. */
export const popularTopics = [
  { title: 'How to apply for a DSC', path: '/apply-dsc-process' },
  { title: 'Prices', path: '/pricing' },
  { title: 'My token is lost or stolen', path: '/Home/Faq#lost-token' },
  { title: 'All questions and answers', path: '/Home/Faq' },
] as const;
