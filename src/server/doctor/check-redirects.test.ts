import { symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkRedirects } from '#server/doctor/check-redirects.ts';
import { createTestApp } from '#tests/app.ts';
import { publishPosts } from '#tests/published-content.ts';

test('reports lines that are invalid, lead nowhere or have an address of the site', async () => {
  await using site = await createTestApp('SQLite', '');
  const { store, config } = site;
  const file = join(config.dataDir, 'redirects.tsv');
  const check = async (rows: readonly (readonly [string, string])[]) => {
    writeFileSync(file, rows.map((row) => row.join('\t')).join('\n'));
    return (await checkRedirects(store.db, config)).map(([severity, text]) => `${severity} ${text.slice(file.length)}`);
  };
  await publishPosts(store, 1);
  writeFileSync(join(config.dataDir, 'utility/driver.zip'), 'PK');
  expect(
    await check([
      ['/a.php', '/Home/Contact#offices'],
      ['/b.php', '/Home/Blogs/Details/1'],
      ['/c.php', '/utility/driver.zip'],
      ['/d.php', '/forms/ra-agreement.pdf'],
      ['/e.php', '/'],
      ['/100%', '/check'],
    ]),
  ).toEqual([]);
  expect(
    await check([
      ['/a.php', '/Home/Nothing'],
      ['/b.php', '/Home/Blogs/Details/2'],
      ['/c.php', '/utility/none.zip'],
      ['/home/FAQ/', '/check'],
      ['/use-cases/e-tender', '/check'],
      ['/api/Contact/x', '/check'],
      ['/d.php', 'https://evil.example/'],
    ]),
  ).toEqual([
    'error : line 7: "https://evil.example/" is no path of this site, such as /Home/Contact.',
    'error : line 1: /Home/Nothing does not exist.',
    'error : line 2: /Home/Blogs/Details/2 does not exist.',
    'error : line 3: /utility/none.zip does not exist.',
    'error : line 4: /home/FAQ is an address of this site.',
    'error : line 5: /use-cases/e-tender is an address of this site.',
    'error : line 6: /api/Contact/x is an address of this site.',
  ]);
  unlinkSync(file);
  expect(await checkRedirects(store.db, config)).toEqual([]);
  symlinkSync(file, file);
  expect(await checkRedirects(store.db, config)).toEqual([
    ['error', `${file}: cannot be read by this user (ELOOP); nothing is redirected.`],
  ]);
});
