import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { fullOnly, longOnly } from '#tests/tiers.ts';

const root = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const aliases: { readonly [alias: string]: string } = manifest.imports;

/** Which layers of `src/` each layer may import from, besides itself; `docs/architecture.md` says why. */
const allowed: { readonly [layer: string]: readonly string[] } = {
  domain: [],
  content: ['domain'],
  contract: ['domain'],
  database: ['domain'],
  media: ['domain'],
  mail: ['content', 'domain'],
  documents: ['content', 'domain', 'media'],
  services: ['content', 'domain', 'database', 'mail', 'media'],
  api: ['contract', 'services', 'content', 'domain', 'media'],
  website: ['content', 'contract', 'domain'],
  // The types of the operations; the process passes the functions.
  desk: ['content', 'domain', 'services', 'website'],
};
const everything = [...Object.keys(allowed), 'server'];
/** The server, and the folders at the root that use the site. */
const outer: { readonly [layer: string]: readonly string[] } = {
  server: everything,
  scripts: everything,
  tools: [...everything, 'scripts', 'tests'],
  tests: [...everything, 'scripts'],
};
const layers = [...everything, 'scripts', 'tools', 'tests'];

/** Packages that a layer may not use, however they are imported. */
const forbiddenPackages: { readonly [layer: string]: RegExp } = {
  domain: /^(?:node:|react|kysely|fastify|pg)/,
  content: /^(?:node:|react|kysely|fastify|pg)/,
  contract: /^(?:node:|react|kysely|fastify|pg)/,
  mail: /^(?:react|kysely|fastify|pg)/,
  media: /^(?:react|kysely|fastify|pg)/,
  documents: /^(?:react|kysely|fastify|pg)/,
  services: /^(?:react|fastify|pg)/,
  api: /^(?:react|kysely|pg)/,
  website: /^(?:kysely|fastify|pg)/,
  desk: /^(?:node:|kysely|fastify|pg)/,
};

const files = globSync('{src,scripts,tools,tests}/**/*.{ts,tsx,mjs}', { cwd: root })
  .filter((file) => !/\.(?:test|spec|config)\.tsx?$/.test(file) && !file.includes('/.react-router/'))
  .sort();

type Import = {
  readonly file: string;
  readonly layer: string;
  readonly specifier: string;
  /** Of a file of the repository, from its root; blank for a package. */
  readonly path: string;
  /** The layer of `path`. */
  readonly target: string;
};

const imports: readonly Import[] = files.flatMap((file) => listImports(file, readFileSync(join(root, file), 'utf8')));

/** Static, type-only and dynamic imports, re-exports, and `import('…')` in types. */
function listImports(file: string, text: string): readonly Import[] {
  const layer = findLayer(file);
  return [...text.matchAll(/(?<![.\w])(?:from|import)\s*\(?\s*['"]([^'"\n]{1,200})['"]/g)].map(([, specifier = '']) => {
    const own = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : '';
    const path = specifier.startsWith('#') ? resolveAlias(specifier) : own;
    return { file, layer, specifier, path, target: findLayer(path) };
  });
}

/** `src/domain/email.ts` → `domain`, `tests/store.ts` → `tests`. */
function findLayer(path: string): string {
  return path.replace(/^src\//, '').split('/')[0] ?? '';
}

/** `#domain/email.ts` → `src/domain/email.ts`, by the map in `package.json`. */
function resolveAlias(specifier: string): string {
  const [alias = '', ...rest] = specifier.split('/');
  const folder = aliases[`${alias}/*`] ?? '';
  return folder.replace(/^\.\//, '').replace('*', rest.join('/'));
}

test('the check sees static, type-only and dynamic imports', () => {
  const text = `import { a } from '#api/a.ts';\nimport type { B } from '#server/b.ts';\nexport { c } from '../c/c.ts';
    import './d.css';\nconst e = await import('#database/e.ts');\ntype F = import('#mail/f.ts').F;`;
  expect(listImports('src/domain/x/y.ts', text).map(({ target }) => target)).toEqual([
    'api',
    'server',
    'domain',
    'domain',
    'database',
    'mail',
  ]);
  expect(imports.length).toBeGreaterThan(1_000);
});

test('layers import in one direction', () => {
  const wrong = imports.filter(({ layer, target }) => {
    if (target === '' || target === layer || !layers.includes(target)) return false;
    return !(allowed[layer] ?? outer[layer])?.includes(target);
  });
  expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
});

test('the desk imports nothing but types of the services, so that none of them reaches a browser', () => {
  const own = files.filter((file) => findLayer(file) === 'desk');
  const wrong = own.filter((file) =>
    /^import (?!type )[^;]{0,2000} from '#services/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(own.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('no files import each other in a circle, by type only or on demand either', () => {
  let left = new Set(files);
  const isFree = (file: string): boolean => !imports.some((one) => one.file === file && left.has(one.path));
  for (let before = 0; before !== left.size; ) {
    before = left.size;
    left = new Set([...left].filter((file) => !isFree(file)));
  }
  expect([...left]).toEqual([]);
});

test('a layer does without the packages of others', () => {
  const wrong = imports.filter(({ layer, specifier }) => forbiddenPackages[layer]?.test(specifier));
  const isRenderer = (file: string): boolean => file === 'src/website/entry.server.tsx';
  expect(wrong.filter(({ file }) => !isRenderer(file)).map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual(
    [],
  );
});

test('the browser’s client of the API loads no Zod, which is large and tries to evaluate code', () => {
  const loaded = new Set(['src/contract/client.ts']);
  const packages = new Set<string>();
  for (const file of loaded) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(
      /^(?:import|export) (?!type )[^'";]{0,2000} from '([^'\n]{1,200})';$/gm,
    )) {
      const path = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : resolveAlias(specifier);
      if (path === '') packages.add(specifier);
      else loaded.add(path);
    }
  }
  expect(loaded.size).toBeGreaterThan(5);
  expect([...packages]).not.toContain('zod');
});

test('the package of the check knows nothing of the site, and its source nothing of Node', () => {
  const own = globSync('packages/check/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] });
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'packages/check/package.json'), 'utf8'));
  const isOfTests = (file: string): boolean => /\.test\.ts$|vitest|^packages\/check\/tests\//.test(file);
  const wrong = own.flatMap((file) => {
    const packages = Object.keys({ ...dependencies, ...(isOfTests(file) ? devDependencies : {}) });
    const isAllowed = ({ specifier, path }: Import): boolean => {
      if (specifier.startsWith('.')) return path.startsWith('packages/check/');
      if (specifier.startsWith('node:')) return isOfTests(file);
      return packages.includes(specifier.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1'));
    };
    const found = listImports(file, readFileSync(join(root, file), 'utf8'));
    return found.filter((each) => !isAllowed(each)).map(({ specifier }) => `${file} → ${specifier}`);
  });
  expect(own.length).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});

test('what a site runs is in the dependencies, which `npm ci --omit=dev` installs', () => {
  // Development, and what the build runs.
  const others = ['server/dev.ts', 'website/routes.ts', 'desk/routes.ts', 'documents/render-document.ts'];
  const isRun = ({ file, layer }: Import): boolean =>
    !['tools', 'tests'].includes(layer) && !others.some((other) => file === `src/${other}`);
  const packages = imports.filter((each) => isRun(each) && /^@?[a-z][\w./-]*$/.test(each.specifier));
  expect(packages.length).toBeGreaterThan(50);
  const names = new Set(packages.map(({ specifier }) => specifier.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1')));
  const missing = [...names].filter((name) => !(name in manifest.dependencies));
  expect(missing).toEqual([]);
});

test('only database/ uses SQL', () => {
  const wrong = imports.filter(
    ({ layer, specifier }) =>
      /^(?:kysely|pg$|node:sqlite)/.test(specifier) && layer !== 'database' && layer !== 'tests',
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('only the configuration reads the environment', () => {
  const readers = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('process.env'));
  const expected = /^(?:src\/server\/config\.ts|tools\/test\.ts|tools\/test\/.*|tests\/.*)$/;
  expect(readers.filter((file) => !expected.test(file))).toEqual([]);
});

test('imports name files with their extensions, and no folder is for leftovers', () => {
  const own = imports.filter(({ specifier }) => /^[#.]/.test(specifier));
  const bare = own.filter(
    ({ specifier }) => !/\.(?:ts|tsx|mjs|css(?:\?url)?|svg\?url|js\?raw|woff2?\?url)$/.test(specifier),
  );
  expect(bare.filter(({ specifier }) => !specifier.startsWith('./+types/')).map(({ file }) => file)).toEqual([]);
  const leftovers = /(?:^|\/)(?:utils?|lib|shared|misc|common|index)(?:\.tsx?$|\/)/;
  expect(files.filter((file) => leftovers.test(file))).toEqual([]);
});

test('the root has at most eight folders, and each of them and each layer has a README of at most ten lines', () => {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  const isOwn = ({ name }: { name: string }): boolean => !name.startsWith('.') && !ignored.includes(`${name}/`);
  const entries = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && isOwn(entry));
  expect(entries.length).toBeLessThanOrEqual(8);
  for (const folder of [...entries.map(({ name }) => name), ...everything.map((layer) => `src/${layer}`)]) {
    const lines = readFileSync(join(root, folder, 'README.md'), 'utf8')
      .trim()
      .split('\n');
    expect([folder, lines.length <= 10]).toEqual([folder, true]);
  }
});

test('lists of folders and files name what exists', () => {
  const watched = [...manifest.scripts.dev.matchAll(/--watch-path=(\S{1,100})/g)].map(([, path = '']) => path);
  const prepared = readFileSync(join(root, 'tools/prepare.mjs'), 'utf8');
  const built = [...prepared.matchAll(/'((?:packages|src|tools)[\w./-]{0,100})'/g)].map(([, path = '']) => path);
  const folders = Object.values(aliases).map((path) => path.replace('/*', ''));
  for (const list of [watched, built, folders, fullOnly, longOnly]) expect(list.length).toBeGreaterThan(7);
  const missing = [watched, built, folders, fullOnly, longOnly].flat().filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test('no file points out of the repository', () => {
  const texts = globSync('**/*.{ts,tsx,mjs,md,css,json}', {
    cwd: root,
    exclude: [
      'node_modules/**',
      'build/**',
      'builds/**',
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
