import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { site } from '#content/site.ts';
import type { RateLimit } from '#domain/submission/submission.ts';
import {
  type Environment,
  readChoice,
  readEmail,
  readNumber,
  readOrigin,
  readSecretUrl,
  readText,
  readTimeOfDay,
  refuse,
  refuseSecret,
} from '#server/environment.ts';

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
  /** Proxies in front whose word on a visitor's address counts: how many, or which networks; `false` for none. */
  readonly trustProxy: number | readonly string[] | false;
  /** Bytes of the largest JSON body. */
  readonly bodyLimit: number;
  /** Milliseconds within which a request must have arrived whole. */
  readonly requestTimeout: number;
  /** Milliseconds that requests in flight get after SIGTERM. */
  readonly shutdownTimeout: number;
  /** Resumes that are read into memory at the same time. */
  readonly uploadsInMemory: number;
  readonly enquiryRateLimit: RateLimit;
  readonly applicationRateLimit: RateLimit;
  readonly mail: MailConfig;
  /** Where enquiries are posted for a CRM; both blank for nowhere. */
  readonly webhook: { readonly url: string; readonly secret: string };
  /** Days after which `npm run retention` erases. */
  readonly retention: { readonly enquiryDays: number; readonly applicationDays: number };
  /** Whether a new store begins with the posts, notices and advertisements that come with the site. */
  readonly seedContent: boolean;
  /** Where the authority's own certificates, revocation list, CPS and policies are looked for; absolute path. */
  readonly repositoryDir: string;
  /** Whether demonstration certificates stand in for as long as that folder has none. */
  readonly demonstration: boolean;
  readonly logLevel: LogLevel;
};

/** How mail leaves and whom it reaches. */
export type MailConfig = {
  /** `smtp://` or `smtps://`; blank: mail waits. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly desks: {
    readonly contact: string;
    readonly partner: string;
    readonly career: string;
    readonly digest: string;
  };
  /** Time of day in India, `09:30`; blank for no digest. */
  readonly digestTime: string;
  /** Seconds before a failed delivery is tried for the second time. */
  readonly retrySeconds: number;
};

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof logLevels)[number];

/** Reads the environment. Throws `config-invalid` with one line that names the variable, the fault and what would do. */
export function readConfig(env: Environment = process.env): Config {
  const host = readText(env, 'HOST', '127.0.0.1');
  const port = readNumber(env, 'PORT', 3000, { min: 0, max: 65_535 });
  const dataDir = resolve(readText(env, 'DATA_DIR', 'data'));
  return Object.freeze({
    host,
    port,
    dataDir,
    databaseUrl: readSecretUrl(
      env,
      'DATABASE_URL',
      /^postgres(ql)?:$/,
      'this is not the address of a PostgreSQL database; use postgres://user:password@host:5432/name, or leave it ' +
        'unset for SQLite.',
    ),
    siteUrl: readOrigin(env, 'SITE_URL') || `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    apiHost: readOrigin(env, 'API_HOST'),
    apiClientKey: readClientKey(env),
    trustProxy: readTrustProxy(env),
    bodyLimit: readNumber(env, 'BODY_LIMIT_BYTES', 65_536, { min: 1_024, max: 1_048_576 }),
    requestTimeout: readNumber(env, 'REQUEST_TIMEOUT_SECONDS', 120, { min: 1, max: 600 }) * 1_000,
    shutdownTimeout: readNumber(env, 'SHUTDOWN_TIMEOUT_SECONDS', 10, { min: 1, max: 600 }) * 1_000,
    uploadsInMemory: readNumber(env, 'UPLOADS_IN_MEMORY', 4, { min: 1, max: 100 }),
    enquiryRateLimit: readRateLimit(env, 'ENQUIRY', { perNetwork: 20, overall: 600 }),
    applicationRateLimit: readRateLimit(env, 'APPLICATION', { perNetwork: 10, overall: 100 }),
    mail: readMail(env),
    webhook: readWebhook(env),
    retention: {
      enquiryDays: readNumber(env, 'RETENTION_ENQUIRY_DAYS', 730, { min: 1, max: 36_500 }),
      applicationDays: readNumber(env, 'RETENTION_APPLICATION_DAYS', 365, { min: 1, max: 36_500 }),
    },
    seedContent: readChoice(env, 'SEED_CONTENT', ['yes', 'no'], 'yes') === 'yes',
    repositoryDir: resolve(readText(env, 'REPOSITORY_DIR', join(dataDir, 'documents/repository'))),
    demonstration: readChoice(env, 'DEMONSTRATION', ['yes', 'no'], 'yes') === 'yes',
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
  });
}

/**
 * React and the router look for it as they are loaded, and without it they are the developers' own, which check everything
 * twice at three times the cost. Call it before the build is loaded.
 */
export function declareProduction(env: NodeJS.ProcessEnv = process.env): void {
  env.NODE_ENV ??= 'production';
}

function readClientKey(env: Environment): string {
  const value = readText(env, 'API_CLIENT_KEY', 'mohar-public-site');
  if (!/^[!-~]{1,200}$/.test(value))
    refuse('API_CLIENT_KEY', value, 'use 1 to 200 visible ASCII characters, no spaces.');
  return value;
}

function readTrustProxy(env: Environment): Config['trustProxy'] {
  const value = readText(env, 'TRUST_PROXY', '');
  if (value === '' || value === '0') return false;
  if (/^[0-9]{1,2}$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network))) return networks;
  return refuse('TRUST_PROXY', value, 'use the number of proxies in front, or their addresses: 10.0.0.0/8, 192.0.2.7.');
}

function readRateLimit(env: Environment, noun: string, otherwise: { perNetwork: number; overall: number }): RateLimit {
  const bounds = { min: 1, max: 1_000_000 };
  return {
    name: noun.toLowerCase(),
    perNetwork: readNumber(env, `RATE_LIMIT_${noun}`, otherwise.perNetwork, bounds),
    overall: readNumber(env, `RATE_LIMIT_${noun}_OVERALL`, otherwise.overall, bounds),
    windowSeconds: readNumber(env, 'RATE_LIMIT_WINDOW_SECONDS', 600, { min: 1, max: 86_400 }),
  };
}

function readMail(env: Environment): MailConfig {
  const advice = 'this is not the address of a mail server; use smtp://user:password@host:587 or smtps://…:465.';
  return {
    smtpUrl: readSecretUrl(env, 'SMTP_URL', /^smtps?:$/, advice),
    from: readEmail(env, 'MAIL_FROM', site.emails.info),
    desks: {
      contact: readEmail(env, 'MAIL_TO_CONTACT', site.emails.info),
      partner: readEmail(env, 'MAIL_TO_PARTNER', site.emails.sales),
      career: readEmail(env, 'MAIL_TO_CAREER', site.emails.hr),
      digest: readEmail(env, 'MAIL_TO_DIGEST', site.emails.sales),
    },
    digestTime: readTimeOfDay(env, 'DIGEST_TIME'),
    retrySeconds: readNumber(env, 'MAIL_RETRY_SECONDS', 30, { min: 1, max: 3_600 }),
  };
}

function readWebhook(env: Environment): Config['webhook'] {
  const url = readSecretUrl(
    env,
    'LEAD_WEBHOOK_URL',
    /^https?:$/,
    'this is no address; use https://crm.example.in/leads.',
  );
  const secret = readText(env, 'LEAD_WEBHOOK_SECRET', '');
  if (url !== '' && secret.length < 16) {
    refuseSecret('LEAD_WEBHOOK_SECRET', 'LEAD_WEBHOOK_URL needs it to sign with; use 16 random characters or more.');
  }
  return { url, secret };
}
