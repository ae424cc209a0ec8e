import type { Page } from '@playwright/test';

/** The section of the page with this heading. */
export const section = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
