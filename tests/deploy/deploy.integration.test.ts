import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { configDefaults, configVariables, fileVariables } from '#server/config.ts';
import { programs } from './programs.ts';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8');

/** Runs a program; a failure is thrown with what it has said. */
function run(program: string | undefined, args: readonly string[]): string {
  return execFileSync(program ?? '', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

test('.env.example has every variable with its default, and no initial content', () => {
  const lines = [...read('.env.example').matchAll(/^(# )?([A-Z_]{3,40})=(.*)$/gm)];
  expect(lines.map(([, , name]) => name).sort()).toEqual([...configVariables].sort());
  const changed = lines.filter(([, comment]) => comment === undefined).map(([line]) => line);
  expect(changed).toEqual([
    'SITE_URL=https://www.example.in',
    'TRUST_PROXY=1',
    'SEED_CONTENT=no',
    'DESK_URL=https://desk.example.in',
  ]);
  for (const [, comment, name = '', value] of lines) {
    const standard = configDefaults[name];
    const isFixed = typeof standard === 'string' || typeof standard === 'number';
    // Defaults that are calculated, or come from `content/site.ts`, are blank.
    const expected = isFixed && !name.startsWith('MAIL_') ? String(standard) : '';
    if (comment && name !== 'MAIL_RETRY_SECONDS') expect([name, value]).toEqual([name, expected]);
  }
});

test('compose.yaml names known variables, its own networks, volumes and secrets, and files that exist', () => {
  const compose = parse(read('compose.yaml'), { merge: true });
  const known = new Set([...configVariables, ...fileVariables]);
  for (const [name, service] of Object.entries<Record<string, never>>(compose.services)) {
    const { environment = {}, networks = [], volumes = [], secrets = [], command = [], entrypoint = [] } = service;
    const variables = Object.keys(environment).filter((variable) => !variable.startsWith('POSTGRES_'));
    expect([name, variables.filter((variable) => !known.has(variable))]).toEqual([name, []]);
    for (const network of networks) expect(compose.networks).toHaveProperty(network);
    for (const volume of volumes as string[]) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
    for (const secret of secrets) expect(compose.secrets).toHaveProperty(secret);
    for (const file of [...command, ...entrypoint] as string[]) {
      if (/\.(?:ts|sh)$/.test(file)) expect(globSync(file, { cwd: root })).toEqual([file]);
    }
  }
});

const units = globSync('systemd/*', { cwd: deploy });

test.skipIf(!programs['systemd-analyze'])('systemd accepts the units', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'units-'));
  const files = units.map((path) => {
    const file = join(folder.path, path.replace('systemd/', ''));
    // This machine has neither the user nor the programs.
    const text = read(path).replaceAll('/opt/mohar', root).replace('User=mohar', 'User=root');
    writeFileSync(file, text.replaceAll('/usr/bin/curl', '/usr/bin/env'));
    return file.replace('mohar@.service', 'mohar@3100.service');
  });
  const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder.path}:` };
  const args = ['verify', '--man=no', ...files];
  const { status, stdout, stderr } = spawnSync(programs['systemd-analyze'] ?? '', args, { encoding: 'utf8', env });
  expect([status, stdout + stderr]).toEqual([0, '']);
});

test.skipIf(!programs['systemd-analyze'])('each unit has an exposure below 3', () => {
  for (const path of units.filter((name) => name.endsWith('.service'))) {
    const args = ['security', '--offline=true', '--threshold=30', '--no-pager', join(deploy, path)];
    expect(() => run(programs['systemd-analyze'], args)).not.toThrow();
  }
});

test.skipIf(!programs.nginx)('nginx accepts its configuration', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'nginx-'));
  const inFolder = (name: string): string => join(folder.path, name);
  const subject = ['-subj', '/CN=www.example.in', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  run('openssl', ['req', '-x509', ...subject, '-keyout', inFolder('key.pem'), '-out', inFolder('fullchain.pem')]);
  const text = read('nginx/mohar.conf').replaceAll(/\/etc\/ssl\/mohar\/(?:desk-)?/g, `${folder.path}/`);
  writeFileSync(inFolder('site.conf'), text.replaceAll('/var/log/nginx', folder.path));
  mkdirSync(inFolder('temporary'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${inFolder('temporary')};`).join(' ');
  const http = `http { access_log off; ${paths} include ${inFolder('site.conf')}; }`;
  writeFileSync(inFolder('nginx.conf'), `pid ${inFolder('pid')}; error_log stderr; events {} ${http}\n`);
  expect(() => run(programs.nginx, ['-t', '-q', '-e', 'stderr', '-c', inFolder('nginx.conf')])).not.toThrow();
});

test.skipIf(!programs.caddy)('Caddy accepts its configuration', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')];
  expect(() => run(programs.caddy, args)).not.toThrow();
});

test.skipIf(!programs.promtool)('promtool accepts the alert rules', () => {
  expect(run(programs.promtool, ['check', 'rules', join(deploy, 'prometheus/mohar.rules.yml')])).toContain('SUCCESS');
});

test('the wrapper, the image and the units name files that exist', () => {
  const texts = [...units, 'mohar', 'Dockerfile', 'nightly.sh'].map(read).join('\n');
  const files = new Set(
    [...texts.matchAll(/(?<![\w/.])(?:src|scripts|tools|deploy)\/[\w/-]{1,60}\.(?:ts|mjs|sh)/g)].flat(),
  );
  expect([...files].filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
  expect(files.size).toBeGreaterThan(4);
});
