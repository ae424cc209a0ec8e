import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { reviewed } from './needs-review.ts';
import { expect } from './site.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that another set of colours can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** WCAG 1.4.12: a reader's own spacing of text. */
export const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/**
 * Axe finds no violation of WCAG 2.2 A and AA and of best practices, in the light theme or the dark one, and nothing to
 * be reviewed that `needs-review.ts` does not settle.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await waitForTransitions(page);
  await expectNothing(page, await createAxe(page).withTags(levels).analyze(), 'light');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await waitForTransitions(page);
  await expectNothing(page, await createAxe(page).withRules(colourRules).analyze(), 'dark');
}

/** The same in every state of a reader's own: forced colours, 320 px, text at 200 %, wide spacing. */
export async function expectAccessibleInAllModes(page: Page): Promise<void> {
  await expectAccessible(page);
  // The reader's own colours apply, but axe reads the colours of the page.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothing(page, await createAxe(page).withTags(levels).disableRules(colourRules).analyze(), 'forced');
  await page.emulateMedia({ forcedColors: 'none' });
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 720 });
  // Away from the sticky bar, which covers scrolled content.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNothing(page, await createAxe(page).withTags(levels).analyze(), '320 px');
  await page.setViewportSize(size);
  // Text at 200 %: twice the 106.25 % of `base.css`.
  for (const css of ['html { font-size: 212.5% !important }', wideSpacing]) {
    await addStyles(page, css);
    await expectNothing(page, await createAxe(page).withTags(levels).analyze(), css);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
}

/** Fading elements reach their contrast only at the end; reduced motion does not shorten a running transition. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // An animation by the scroll position never finishes.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    const finite = timed.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Styles of the reader, which the page's policy does not refuse. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

async function expectNothing(page: Page, { violations, incomplete }: Results, mode: string): Promise<void> {
  const open = await Promise.all(
    incomplete.flatMap(({ id, nodes }) =>
      nodes.map(async ({ target, html }) => {
        const selectors = reviewed.filter(({ rule }) => rule === id).map(({ elements }) => elements);
        const isReviewed = await page.evaluate(
          ([found, known]) => known !== '' && document.querySelector(found)?.matches(known),
          [target.join(' '), selectors.join(', ')] as const,
        );
        return isReviewed ? [] : [[id, 'needs review', html.slice(0, 200)]];
      }),
    ),
  );
  const broken = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
  expect([...broken, ...open.flat()], mode).toEqual([]);
}

/**
 * Legacy mode needs no second page; it cannot read frames of other origins, and we have none.
 * Passing elements are not described: this takes a twelfth of the time.
 */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations', 'incomplete'] });
}
