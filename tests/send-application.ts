import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { listApplications } from '#database/application/application-store.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import type { dialects } from '#tests/store.ts';
import { samplePdf } from '#tests/submissions.ts';

/** An API on a store of its own. */
export const open = (dialect: (typeof dialects)[number] = 'SQLite') => createTestApp(dialect, inject('postgresUrl'));
type TestApp = Awaited<ReturnType<typeof open>>;

/** What a visitor enters. */
export const fields = {
  fullName: 'Ravi Kumar',
  email: 'ravi@example.in',
  phone: '9123456780',
  post: 'Support engineer',
  expSalary: '6.5',
};

/** The body that a browser would send; `null` leaves the file out. */
export async function send(
  { app }: TestApp,
  entries: Record<string, string> = fields,
  file: { name: string; bytes: Buffer } | null = { name: 'Ravi.pdf', bytes: samplePdf },
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  if (file) form.append('resume', new File([new Uint8Array(file.bytes)], file.name, { type: 'application/pdf' }));
  const body = new Response(form);
  return app.inject({
    method: 'POST',
    url: apiPaths.submitApplication,
    headers: { ...clientKey, 'Content-Type': body.headers.get('Content-Type') ?? '', ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

/** Nothing is stored in the database or left on the disk. */
export async function expectNothing({ store, config }: TestApp): Promise<void> {
  expect(await listApplications(store.db)).toEqual([]);
  expect(readdirSync(join(config.dataDir, 'uploads'))).toEqual([]);
}
