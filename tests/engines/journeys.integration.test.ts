import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signer } from '@mohar/check/tests/pdf-fixtures.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '#tests/e2e/open-site.ts';
import { samplePdf } from '#tests/submissions.ts';
import { writeRepository } from '#tests/write-repository.ts';
import type { Driver, RunningEngine } from './driver.ts';
import { engines } from './engines.ts';
import { journeys } from './journeys.ts';
import { Visitor } from './visitor.ts';

/** Without `TEST_LONG` each engine makes the first two journeys. */
const made = process.env.TEST_LONG === '1' ? journeys : journeys.slice(0, 2);

let folder: string;
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mohar-engines-'));
  writeRepository(folder);
  writeFileSync(join(folder, 'Ravi.pdf'), samplePdf);
  writeFileSync(join(folder, 'asha.cer'), signer.der);
  site = await openSite({ SEED_CONTENT: 'yes', REPOSITORY_DIR: folder });
});

afterAll(async () => {
  await site[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** A browser skips the transition of a navigation that another overtakes, and reports it as an error. */
const isSkippedTransition = (error: string): boolean => /Transition was skipped|Skipping view transition/.test(error);

/** What a failed journey shows is in the folder of reports. */
async function saveScreenshot(tab: Driver, title: string): Promise<void> {
  const reports = join(import.meta.dirname, '../../test-results');
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, `${title.replaceAll(/\W+/g, '-')}.png`), await tab.takeScreenshot());
}

describe.for(engines)('$name', (engine) => {
  if (!engine.program) return test.skip('is not installed');
  let running: RunningEngine;
  beforeAll(async () => {
    running = await engine.start();
  });
  afterAll(() => running[Symbol.asyncDispose]());

  test.for(made)('%s', async ([title, journey]) => {
    await using tab = await running.openTab();
    const visitor = new Visitor(tab, site.url);
    const files = { resume: join(folder, 'Ravi.pdf'), certificate: join(folder, 'asha.cer') };
    try {
      await journey({ visitor, site, engine: engine.name, files });
      // What is in progress may still fail.
      await tab.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
      expect(tab.errors.filter((error) => !isSkippedTransition(error))).toEqual([]);
    } catch (error) {
      await saveScreenshot(tab, `${engine.name}: ${title}`);
      throw error;
    }
  });
});
