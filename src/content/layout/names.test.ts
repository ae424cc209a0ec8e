import { expect, test } from 'vitest';
import { checkPage } from '#content/check/page.ts';
import { faqCategories } from '#content/faq/faq.ts';
import { faqPage } from '#content/faq/faq-page.ts';
import { names } from '#content/layout/names.ts';
import { footerColumns, quickLinks } from '#content/layout/navigation.ts';
import { pages } from '#content/search/search-entries.ts';
import { site } from '#content/site.ts';
import type { FaqCategory } from '#domain/faq/faq.ts';
import type { NavigationGroup, NavigationLink } from '#domain/layout/navigation.ts';

const categories: readonly FaqCategory[] = faqCategories;
const columns: readonly NavigationGroup[] = footerColumns;
const menus: readonly NavigationLink[] = [...quickLinks, ...columns.flatMap(({ links }) => links)];

/** What menus, answers and the search call an address. */
function listNames(address: string): ReadonlySet<string> {
  const answers = categories.flatMap(({ items }) => items.flatMap(({ links = [] }) => links));
  const links = [...menus.flatMap((link) => ('path' in link ? [link] : [])), ...answers, ...pages];
  return new Set(links.flatMap(({ title, path }) => (path === address ? [title] : [])));
}

test('menus, answers, headings and the search have one name for each place', () => {
  expect(listNames('/check')).toEqual(new Set([names.check]));
  expect(checkPage.title).toBe(names.check);
  expect(listNames('/Home/Faq')).toEqual(new Set([names.questions]));
  expect(faqPage.title).toBe(names.questions);
  expect(listNames(site.portals.certificateSearch)).toEqual(new Set([names.findCertificate]));
});
