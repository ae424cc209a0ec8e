import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MoharError } from '#domain/errors.ts';
import { configDefaults, configVariables, fileVariables, readConfig } from '#server/config.ts';

test('an empty environment is valid', () => {
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
  ['METRICS_PORT', '70000'],
  ['SITE_URL', 'example.in'],
  ['SITE_URL', 'https://example.in/path'],
  ['API_HOST', 'ftp://example.in'],
  ['API_HOST', 'https://user@example.in'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://*.example.in'],
  ['CORS_ORIGINS', 'https://www.example.in,'],
  ['CORS_ORIGINS', 'https://www.example.in/path'],
  ['API_CLIENT_KEY', 'two words'],
  ['DATABASE_URL', 'mysql://host/name'],
  ['DATABASE_URL', 'postgres'],
  ['DATABASE_URL', 'postgres:///name'],
  ['DATABASE_URL', 'postgres:///name?host=run'],
  ['BODY_LIMIT_BYTES', '12'],
  ['REQUEST_TIMEOUT_SECONDS', '0'],
  ['SHUTDOWN_TIMEOUT_SECONDS', 'soon'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_REQUESTS', '1'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['RATE_LIMIT_ENQUIRY', '0'],
  ['RATE_LIMIT_APPLICATION_OVERALL', 'many'],
  ['RATE_LIMIT_WINDOW_SECONDS', '0'],
  ['UPLOADS_IN_MEMORY', '0'],
  ['CLAMD_URL', '/run/clamav/clamd.ctl'],
  ['CLAMD_URL', 'unix://clamd.ctl'],
  ['CLAMD_URL', 'tcp://scan.example.in'],
  ['CLAMD_URL', 'tcp://scan.example.in:0'],
  ['CLAMD_URL', 'http://scan.example.in:3310'],
  ['CLAMD_ON_FAILURE', 'maybe'],
  ['SMTP_URL', 'mail.example.in'],
  ['SMTP_URL', 'https://mail.example.in'],
  ['MAIL_FROM', 'Mohar <info@example.in>'],
  ['MAIL_TO_CAREER', 'hr@example.in, boss@example.in'],
  ['DIGEST_TIME', '24:00'],
  ['DIGEST_TIME', '9:30'],
  ['MAIL_RETRY_SECONDS', '0'],
  ['LEAD_WEBHOOK_URL', 'crm.example.in'],
  ['RETENTION_ENQUIRY_DAYS', '0'],
  ['RETENTION_APPLICATION_DAYS', 'never'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = (): unknown => readConfig({ [name]: value });
  expect(read).toThrow(MoharError);
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test.each([
  ['DATABASE_URL', 'mysql://me:hunter2@host/name'],
  ['SMTP_URL', 'ftp://me:hunter2@host'],
  ['LEAD_WEBHOOK_URL', 'ftp://me:hunter2@host'],
])('a refused %s is not repeated, for it may hold a password', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(/^(?!.*hunter2)/);
});

test('a webhook needs a secret of 16 characters, which is not repeated', () => {
  const url = { LEAD_WEBHOOK_URL: 'https://crm.example.in/leads' };
  expect(() => readConfig(url)).toThrow(/^LEAD_WEBHOOK_SECRET: /);
  expect(() => readConfig({ ...url, LEAD_WEBHOOK_SECRET: 'hunter2' })).toThrow(/^LEAD_WEBHOOK_SECRET: (?!.*hunter2)/);
  expect(readConfig({ ...url, LEAD_WEBHOOK_SECRET: '0123456789abcdef' }).webhook).toEqual({
    url: 'https://crm.example.in/leads',
    secret: '0123456789abcdef',
  });
});

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URLL', 'SMTP_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['Site_Url', 'SITE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['BACKUP_RECIPENT', 'BACKUP_RECIPIENT'],
  ['SMTP_URL_FIL', 'SMTP_URL_FILE'],
])('%s, which is unknown, stops the start with the likely name', (name, likely) => {
  const line = `${name}: unknown; did you mean ${likely}?`;
  expect(() => readConfig({ [name]: 'value' })).toThrow(new MoharError('config-invalid', line));
});

test('what systems and platforms set is neither refused nor warned of', () => {
  const names = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'PGHOST',
    'PGPASSWORD',
    'MAIL',
    'LOGNAME',
    'DB_HOST',
    'API_KEY',
    'NODE_ENV',
    'APP_HOST',
    'API_PORT',
    'AMQP_URL',
    'HTTP_URL',
    'TEST_URL',
  ];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, 'value']))).unknownVariables).toEqual([]);
});

test('an unknown variable that begins as ours, or is beside the one it resembles, is a warning only', () => {
  const env = { SMTP_HOST: 'mail', DESK_SERVICE_HOST: '10.0.0.1', SMTP_URL: 'smtp://mail', SMTP_URI: 'smtp://mail' };
  expect(readConfig(env).unknownVariables).toEqual(['SMTP_HOST', 'DESK_SERVICE_HOST', 'SMTP_URI']);
});

test('a secret is read from the file that NAME_FILE names', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'secrets-'));
  const file = join(folder.path, 'smtp');
  writeFileSync(file, 'smtp://me:hunter2@mail\n');
  expect(readConfig({ SMTP_URL_FILE: file })).toMatchObject({
    mail: { smtpUrl: 'smtp://me:hunter2@mail' },
    unknownVariables: [],
  });
  expect(() => readConfig({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://mail' })).toThrow(/^SMTP_URL_FILE: .*is set too/);
  expect(() => readConfig({ SMTP_URL_FILE: join(folder.path, 'none') })).toThrow(
    /^SMTP_URL_FILE: cannot be read \(ENOENT/,
  );
  writeFileSync(file, '\n');
  expect(() => readConfig({ SMTP_URL_FILE: file })).toThrow(/^SMTP_URL_FILE: ".*" is empty\.$/);
  writeFileSync(file, 'ftp://me:hunter2@mail');
  expect(() => readConfig({ SMTP_URL_FILE: file })).toThrow(/^SMTP_URL: (?!.*hunter2)/);
});

test.each([
  ['', false],
  ['0', false],
  ['2', 2],
  ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
  ['2001:db8::/32', ['2001:db8::/32']],
])('TRUST_PROXY=%j trusts %j', (value, trust) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trust);
});

test.each([
  ['', undefined],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['tcp://scan.example.in:3310', { host: 'scan.example.in', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
])('CLAMD_URL=%j is %j', (value, address) => {
  expect(readConfig({ CLAMD_URL: value }).clamd?.address).toEqual(address);
  expect(readConfig({ CLAMD_URL: value }).clamd?.acceptsUnscanned ?? false).toBe(false);
  const accepting = readConfig({ CLAMD_URL: value, CLAMD_ON_FAILURE: 'accept' });
  expect(accepting.clamd?.acceptsUnscanned).toBe(address && true);
});

test('docs/configuration.md has a line for each variable, with its default', () => {
  const document = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  const lines = [...document.matchAll(/^\| `([A-Z_]{1,60})` \| ([^|\n]{1,200}) \| [^|\n]{10,300} \|$/gm)];
  expect(lines.map(([, name]) => name).sort()).toEqual([...configVariables].sort());
  for (const name of fileVariables) expect(document).toContain(`\`${name}\``);
  for (const [, name = '', text = ''] of lines) {
    const value = configDefaults[name];
    // The document describes computed defaults in words.
    if (typeof value !== 'string' && typeof value !== 'number') expect([name, text]).not.toEqual([name, /^`/]);
    else if (value !== '' && !name.startsWith('MAIL_')) expect([name, text]).toEqual([name, `\`${value}\``]);
  }
});
