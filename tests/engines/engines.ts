import type { Engine } from './driver.ts';
import { chromium, firefox } from './puppeteer.ts';
import { webkit } from './webkit.ts';

export const engines: readonly Engine[] = [chromium, firefox, webkit];

/** The engines that the journeys leave out because they are not installed. */
export function listMissingEngines(): readonly string[] {
  return engines.filter(({ program }) => program === undefined).map(({ name }) => name);
}
