import type { Locator, Page, Response } from '@playwright/test';
import { expect } from './site.ts';

export const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
export const options = (page: Page): Locator => page.getByRole('option');

/** Types as a person does, once focusing the box has fetched the index. */
export async function search(page: Page, text: string, path = '/'): Promise<void> {
  let isFetched = false;
  const onResponse = (response: Response): void => {
    isFetched ||= response.url().endsWith('/search-index.json');
  };
  await page.goto(path);
  page.on('response', onResponse);
  await expect
    .poll(async () => {
      await searchBox(page).blur();
      await searchBox(page).focus();
      return isFetched;
    })
    .toBe(true);
  page.off('response', onResponse);
  await searchBox(page).pressSequentially(text);
}
