import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtures } from '@mohar/check/tests/pdf-files.ts';
import { signer } from '@mohar/check/tests/pdf-fixtures.ts';
import type { Page } from '@playwright/test';
import { startServer, type TestServer } from '#tests/server.ts';
import { writeRepository } from '#tests/write-repository.ts';
import { test as base } from './site.ts';

export type ChosenFile = { readonly name: string; readonly bytes: Uint8Array };

/** A site with the repository of the fixtures as its own, one for each worker. */
export const test = base.extend<object, { checkSite: TestServer }>({
  checkSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'check-repository-'));
      writeRepository(folder);
      {
        await using server = await startServer({ REPOSITORY_DIR: folder });
        await use(server);
      }
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

export const certificate: ChosenFile = { name: 'asha.cer', bytes: signer.der };

/** Chooses files and waits for as many results. */
export async function chooseFiles(page: Page, ...files: readonly ChosenFile[]): Promise<void> {
  await page
    .getByLabel('Choose files')
    .last()
    .setInputFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })),
    );
  // The page is an article too.
  await base.expect(page.locator('article article')).toHaveCount(files.length);
}

export function resultOf(page: Page, name: string) {
  return page.getByRole('article', { name: new RegExp(`^${name}`) });
}

/** Loads the worker, as a visitor's pointer does on its way to the button. */
export async function makeReady(page: Page): Promise<void> {
  await page.getByRole('form', { name: 'Check files' }).hover();
  await base.expect(page.getByText('Ready. It now works without an internet connection too.')).toBeVisible();
}

/** A signed PDF of the fixtures, by its description. */
export async function makePdf(name: string): Promise<Buffer> {
  const make = fixtures.find(([known]) => known === name)?.[1];
  if (!make) throw new Error(`no fixture ${name}`);
  return make();
}
