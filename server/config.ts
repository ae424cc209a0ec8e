import { resolve } from 'node:path';
import { MoharError } from '#domain/errors.ts';

/** Everything that the environment decides, parsed once and frozen. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** `postgres://…`, or blank for SQLite in `dataDir`. */
  readonly databaseUrl: string;
  /** The site's public origin, without a closing slash. */
  readonly siteUrl: string;
  /** The origin of another REST API, or blank for our own. */
  readonly apiHost: string;
  readonly apiClientKey: string;
  /** Bytes of the largest JSON body. */
  readonly bodyLimit: number;
  /** Milliseconds within which a request must have arrived whole. */
  readonly requestTimeout: number;
  /** Milliseconds that requests in flight get after SIGTERM. */
  readonly shutdownTimeout: number;
  readonly logLevel: LogLevel;
};

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof logLevels)[number];

/** Reads the environment. Throws `config-invalid` with one line that names the variable, the fault and what would do. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const host = readText(env, 'HOST', '127.0.0.1');
  const port = readNumber(env, 'PORT', 3000, { min: 0, max: 65_535 });
  return Object.freeze({
    host,
    port,
    dataDir: resolve(readText(env, 'DATA_DIR', 'data')),
    databaseUrl: readDatabaseUrl(env),
    siteUrl: readOrigin(env, 'SITE_URL') || `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    apiHost: readOrigin(env, 'API_HOST'),
    apiClientKey: readClientKey(env),
    bodyLimit: readNumber(env, 'BODY_LIMIT_BYTES', 65_536, { min: 1_024, max: 1_048_576 }),
    requestTimeout: readNumber(env, 'REQUEST_TIMEOUT_SECONDS', 30, { min: 1, max: 600 }) * 1_000,
    shutdownTimeout: readNumber(env, 'SHUTDOWN_TIMEOUT_SECONDS', 10, { min: 1, max: 600 }) * 1_000,
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
  });
}

function refuse(name: string, value: string, advice: string): never {
  throw new MoharError('config-invalid', `${name}: "${value}" will not do; ${advice}`);
}

/** A variable set to nothing counts as not set, as shells and compose files leave them. */
function readText(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const value = env[name]?.trim() ?? '';
  return value === '' ? otherwise : value;
}

function readNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  otherwise: number,
  { min, max }: { min: number; max: number },
): number {
  const value = readText(env, name, String(otherwise));
  const number = Number(value);
  if (!/^[0-9]+$/.test(value) || number < min || number > max) {
    refuse(name, value, `use a whole number from ${min} to ${max}.`);
  }
  return number;
}

function readChoice<Choice extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  const value = readText(env, name, otherwise);
  const choice = choices.find((candidate) => candidate === value);
  return choice ?? refuse(name, value, `use one of ${choices.join(', ')}.`);
}

function readOrigin(env: NodeJS.ProcessEnv, name: string): string {
  const value = readText(env, name, '');
  if (value === '') return '';
  const url = URL.parse(value);
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/';
  if (!isOrigin || url.username !== '')
    refuse(name, value, 'use an origin such as https://www.example.in, without a path.');
  return url.origin;
}

function readDatabaseUrl(env: NodeJS.ProcessEnv): string {
  const value = readText(env, 'DATABASE_URL', '');
  if (value === '') return '';
  const url = URL.parse(value);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.hostname === '') {
    // The value may hold a password: it is never repeated.
    throw new MoharError(
      'config-invalid',
      'DATABASE_URL: this is not the address of a PostgreSQL database; use postgres://user:password@host:5432/name, ' +
        'or leave it unset for SQLite.',
    );
  }
  return value;
}

function readClientKey(env: NodeJS.ProcessEnv): string {
  const value = readText(env, 'API_CLIENT_KEY', 'mohar-public-site');
  if (!/^[!-~]{1,200}$/.test(value))
    refuse('API_CLIENT_KEY', value, 'use 1 to 200 visible ASCII characters, no spaces.');
  return value;
}
