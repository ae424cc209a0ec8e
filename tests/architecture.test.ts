import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Which rooms each room may import from, besides itself. */
const arrows: { readonly [room: string]: readonly string[] } = {
  domain: [],
  content: ['domain'],
  contract: ['domain'],
  trust: ['domain'],
  database: ['domain'],
  mail: ['domain'],
  media: ['domain'],
  documents: ['content', 'domain'],
  api: ['contract', 'domain', 'trust'],
  website: ['content', 'contract', 'domain', 'trust'],
  server: ['content', 'domain', 'contract', 'trust', 'database', 'mail', 'media', 'documents', 'api', 'website'],
  scripts: [
    'content',
    'domain',
    'contract',
    'trust',
    'database',
    'mail',
    'media',
    'documents',
    'api',
    'website',
    'server',
    'tests',
  ],
  tests: [
    'content',
    'domain',
    'contract',
    'trust',
    'database',
    'mail',
    'media',
    'documents',
    'api',
    'website',
    'server',
    'scripts',
  ],
  bench: ['domain', 'contract', 'database', 'server', 'tests'],
};

/** What a room may not know, however it is reached. */
const strangers: { readonly [room: string]: RegExp } = {
  domain: /^(?:node:|react|kysely|fastify|pg)/,
  content: /^(?:node:|react|kysely|fastify|pg)/,
  contract: /^(?:node:|react|kysely|fastify|pg)/,
  trust: /^(?:node:|react|kysely|fastify|pg)/,
  mail: /^(?:react|kysely|fastify|pg)/,
  media: /^(?:react|kysely|fastify|pg)/,
  documents: /^(?:react|kysely|fastify|pg)/,
  api: /^(?:react|kysely|pg)/,
  website: /^(?:kysely|fastify|pg)/,
};

const files = globSync(
  '{domain,content,contract,trust,database,mail,media,documents,api,website,server,scripts,tests,bench}/**/*.{ts,tsx,mjs}',
  {
    cwd: root,
  },
).sort();

type Import = { readonly file: string; readonly room: string; readonly to: string; readonly typeOnly: boolean };

const imports: readonly Import[] = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"]*?from\s+)?'([^']+)'/gms);
  return [...statements].map(([, type, to = '']) => ({
    file,
    room: file.split('/')[0] ?? '',
    to,
    typeOnly: type !== undefined,
  }));
});

test('there are rooms, and they import', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(imports.length).toBeGreaterThan(100);
});

test('arrows between rooms run one way', () => {
  const wrong = imports.filter(({ file, room, to }) => {
    const target = to.startsWith('#') ? to.slice(1).split('/')[0] : relativeRoom(file, to);
    if (target === undefined || target === room || isTest(file)) return false;
    return !arrows[room]?.includes(target);
  });
  expect(wrong).toEqual([]);
});

test('a room knows nothing of what it must do without', () => {
  const wrong = imports.filter(({ file, room, to }) => !isTest(file) && strangers[room]?.test(to));
  expect(wrong.filter(({ file }) => file !== 'website/entry.server.tsx')).toEqual([]);
});

test('only the database room knows SQL', () => {
  const wrong = imports.filter(({ room, to }) => /^(?:kysely|pg|node:sqlite)/.test(to) && room !== 'database');
  expect(wrong.map(({ file }) => file).filter((file) => !file.startsWith('tests/'))).toEqual([]);
});

test('only the configuration reads the environment', () => {
  const readers = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('process.env'));
  const allowed = /^(?:server\/config\.ts|scripts\/test\.ts|tests\/.*|playwright\.config\.ts)$/;
  expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
});

test('imports name files with their endings, and there is no drawer for leftovers', () => {
  const own = imports.filter(({ to }) => /^[#.]/.test(to) && !/\.(?:ts|tsx|mjs|css|svg\?url)$/.test(to));
  expect(own.filter(({ to }) => !to.startsWith('./+types/'))).toEqual([]);
  expect(files.filter((file) => /(?:^|\/)(?:utils?|lib|shared|misc|common|index)(?:\.tsx?$|\/)/.test(file))).toEqual(
    [],
  );
});

test('every room says what it is for', () => {
  for (const room of Object.keys(arrows)) {
    const lines = readFileSync(join(root, room, 'README.md'), 'utf8')
      .trim()
      .split('\n');
    expect([room, lines.length <= 10]).toEqual([room, true]);
  }
});

test('no file points out of the repository', () => {
  const texts = globSync('**/*.{ts,tsx,mjs,md,css,json}', {
    cwd: root,
    exclude: [
      'node_modules/**',
      'build/**',
      'data/**',
      '.react-router/**',
      'test-results/**',
      'tests/architecture.test.ts',
    ],
  });
  const pointing = texts.filter((file) =>
    /\.\.\/shared|\/work\/|\.library/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(pointing).toEqual([]);
});

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function relativeRoom(file: string, to: string): string | undefined {
  return to.startsWith('.') ? relative(root, join(root, dirname(file), to)).split('/')[0] : undefined;
}
