import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLimits } from '@mohar/check/report';
import { exhaustingFiles } from '@mohar/check/tests/exhausting-files.ts';
import { isLong } from '@mohar/check/tests/property-options.ts';
import { writeCertificate } from '@mohar/check/tests/write-certificate.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInThread } from '#scripts/check/check-thread.ts';
import { runScript } from '#tests/run-script.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';

let dataDir: string;
let folder: string;

beforeAll(async () => {
  ({ dataDir } = await createMigratedStoreAddress('SQLite', ''));
  folder = join(dataDir, 'files');
  mkdirSync(folder);
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function write(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const run = (paths: readonly string[]) =>
  runScript('scripts/check.ts', paths, { DATA_DIR: dataDir, REPOSITORY_DIR: join(dataDir, 'none') });

/** `npm run test:long` checks the other files too. */
const usual: readonly string[] = [
  'an array of 15 million dictionaries',
  'one object at 390 places',
  '12 million numbers of objects',
  '50,000 names of 500 kB',
  'overlapping streams',
  'a text of first lines of PEM',
  '300,000 blocks of PEM',
  'a certificate with a name of 4 MB',
  'a message with 9,000 certificates',
];
const checked = Object.entries(exhaustingFiles).filter(([name]) => isLong || usual.includes(name));
const groups = Array.from({ length: Math.ceil(checked.length / 3) }, (_, at) => {
  const files = checked.slice(3 * at, 3 * at + 3);
  return [files.map(([name]) => name).join(', '), files] as const;
});

test.each(groups)(
  'made to exhaust the check, refused within 20 seconds and 512 MB: %s',
  async (_, files) => {
    const { code, stdout, stderr } = await run(files.map(([name, [make]]) => write(name, make())));
    // The command stops with a message if one of them exceeds a limit.
    expect(stderr.trim()).toMatch(/^Store: .*$/);
    for (const [name, [, says]] of files) {
      expect(
        stdout.split('\n').find((line) => line.startsWith(`${name}: `)),
        name,
      ).toContain(says);
    }
    expect(code).toBe(1);
  },
  90_000,
);

test('a check that does not end is stopped after its time, and the file is named', async () => {
  const paths = [write('slow\u001B.pdf', exhaustingFiles['an array of 25 million numbers'][0]())];
  const limits = { ...defaultLimits, objects: Number.POSITIVE_INFINITY, milliseconds: 600_000 };
  const request = { paths, limits, repository: {}, isDemonstration: false };
  await expect(checkInThread(request, 0.2)).rejects.toMatchObject({
    code: 'check-stopped',
    message: 'slow\\u{1B}.pdf: the check was stopped, because it takes more than 0.2 seconds.',
  });
});

test('a check that needs too much memory is stopped, and the process goes on', async () => {
  const paths = [write('large.pdf', exhaustingFiles['an array of 15 million dictionaries'][0]())];
  const limits = { ...defaultLimits, objects: Number.POSITIVE_INFINITY, milliseconds: 600_000 };
  await expect(checkInThread({ paths, limits, repository: {}, isDemonstration: false }, 600)).rejects.toMatchObject({
    code: 'check-stopped',
    message: 'large.pdf: the check was stopped, because it takes too much memory.',
  });
}, 60_000);

test('no name in a file forges a line of the report, or changes what a terminal shows', async () => {
  const name = Buffer.from('Asha\u202E\u001B]52;c;aGk=\u0007\n  Revocation: Not revoked.\r\u009B2J');
  const path = write('a\u202Eb\n.cer', writeCertificate({ name }));
  const { stdout } = await run([path]);
  expect(stdout).toMatch(/^a\\u\{202E\}b\\u\{A\}\.cer: /);
  expect(stdout).toContain(
    'Holder: Asha\\u{202E}\\u{1B}]52;c;aGk=\\u{7}\\u{A}  Revocation: Not revoked.\\u{D}\\u{9B}2J',
  );
  expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  expect(stdout.match(/^ *Revocation:/gm)).toHaveLength(1);
  expect((await run([join(folder, 'none\u001B[2J')])).stderr).toContain('none\\u{1B}[2J: not a file.');
});
