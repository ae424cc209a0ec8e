import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';

test('an address that is not found is redirected as redirects.tsv says now, and no other', async () => {
  let status = 404;
  await using site = await createTestApp('SQLite', '', {}, () => new Response('<p>page</p>', { status }));
  const get = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode, headers } = await site.app.inject({ method, url });
    return [statusCode, headers.location];
  };
  const file = join(site.config.dataDir, 'redirects.tsv');
  expect(await get('/about.php')).toEqual([404, undefined]);
  writeFileSync(
    file,
    '/about.php\t/Home/Contact\n/utility/old.zip\t/downloads\n/forms/none.pdf\thttps://evil.example\n',
  );
  expect(await get('/about.php?a=1')).toEqual([301, '/Home/Contact']);
  expect(await get('/about.php', 'HEAD')).toEqual([301, '/Home/Contact']);
  expect(await get('/utility/old.zip')).toEqual([301, '/downloads']);
  expect(await get('/forms/none.pdf')).toEqual([404, undefined]);
  const { headers } = await site.app.inject('/about.php');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['x-content-type-options']).toBe('nosniff');
  writeFileSync(file, '/careers\t/check\n');
  expect(await get('/about.php')).toEqual([404, undefined]);
  status = 200;
  expect(await get('/careers')).toEqual([200, undefined]);
});
