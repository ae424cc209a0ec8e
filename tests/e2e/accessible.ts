import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that another set of colours can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** A page has no fault that a machine can find (WCAG 2.2 A and AA, and what is good practice), in light colours or dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await new AxeBuilder({ page }).withTags(levels).analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await new AxeBuilder({ page }).withRules(rulesOfColour).analyze();
  const faults = [...light.violations, ...dark.violations];
  expect(faults.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
}
