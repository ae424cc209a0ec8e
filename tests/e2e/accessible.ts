import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that another set of colours can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Axe finds no violation of WCAG 2.2 A and AA and of best practices, in the light theme or the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await createAxe(page).withTags(levels).analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await createAxe(page).withRules(colourRules).analyze();
  const violations = [...light.violations, ...dark.violations];
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
}

/** Legacy mode reads no frames of other origins, of which we have none, and so needs no second page. */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}
