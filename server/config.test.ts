import { expect, test } from 'vitest';
import { MoharError } from '#domain/errors.ts';
import { readConfig } from '#server/config.ts';

test('an empty environment is a working one', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: '',
    siteUrl: 'http://127.0.0.1:3000',
    apiHost: '',
    apiClientKey: 'mohar-public-site',
    bodyLimit: 65_536,
  });
  expect(readConfig({ PORT: '' }).port).toBe(3000);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['SITE_URL', 'example.in'],
  ['SITE_URL', 'https://example.in/path'],
  ['API_HOST', 'ftp://example.in'],
  ['API_HOST', 'https://user@example.in'],
  ['API_CLIENT_KEY', 'two words'],
  ['DATABASE_URL', 'mysql://host/name'],
  ['DATABASE_URL', 'postgres'],
  ['BODY_LIMIT_BYTES', '12'],
  ['REQUEST_TIMEOUT_SECONDS', '0'],
  ['SHUTDOWN_TIMEOUT_SECONDS', 'soon'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = (): unknown => readConfig({ [name]: value });
  expect(read).toThrow(MoharError);
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test('a refused database address is not repeated, for it may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@host/name' })).toThrow(/^(?!.*hunter2)/);
});
