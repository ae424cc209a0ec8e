import { join, resolve } from 'node:path';
import { z } from 'zod';
import { site } from '#content/site.ts';
import { MoharError } from '#domain/errors.ts';
import type { RateLimit } from '#domain/submission/submission.ts';
import { findUnknownNames, readSecretFiles, toFileVariable } from '#server/config-names.ts';
import {
  databaseUrl,
  email,
  origin,
  parseClamdUrl,
  parseOrigins,
  parseTrustProxy,
  url,
  whole,
  yesOrNo,
} from '#server/config-values.ts';

/** The parsed environment. Texts are blank where a variable is not set; `readConfig` documents each field. */
export type Config = ReturnType<typeof readConfig>;

/** The variables that the process was started with. */
type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/**
 * Values that may hold a password or, by mistake, a key are never repeated in an error. `NAME_FILE` may name a file with
 * the value instead.
 */
const secrets = new Set(['DATABASE_URL', 'SMTP_URL', 'LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET', 'BACKUP_RECIPIENT']);

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: whole(0, 65_535).default(3000),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: databaseUrl(),
    DATABASE_WAIT_SECONDS: whole(0, 3_600).default(30),
    SITE_URL: origin(),
    API_HOST: origin(),
    CORS_ORIGINS: z
      .string()
      .transform(parseOrigins)
      .refine((value) => value !== undefined, 'use origins such as https://www.example.in, separated by commas; no *.')
      .default([]),
    API_CLIENT_KEY: z
      .string()
      .regex(/^[!-~]{1,200}$/, 'use 1 to 200 visible ASCII characters, no spaces.')
      .default('mohar-public-site'),
    TRUST_PROXY: z
      .string()
      .transform(parseTrustProxy)
      .refine((value) => value !== undefined, 'use the number of proxies in front, or their addresses: 10.0.0.0/8.')
      .default(false),
    BODY_LIMIT_BYTES: whole(1_024, 1_048_576).default(65_536),
    REQUEST_TIMEOUT_SECONDS: whole(1, 600).default(120),
    SHUTDOWN_TIMEOUT_SECONDS: whole(1, 600).default(10),
    UPLOADS_IN_MEMORY: whole(1, 100).default(4),
    CLAMD_URL: z
      .string()
      .transform(parseClamdUrl)
      .refine((value) => value !== undefined, 'use unix:///run/clamav/clamd.ctl or tcp://host:3310.')
      .optional(),
    CLAMD_ON_FAILURE: z.enum(['reject', 'accept'], 'use one of reject, accept.').default('reject'),
    RATE_LIMIT_ENQUIRY: whole(1, 1_000_000).default(20),
    RATE_LIMIT_ENQUIRY_OVERALL: whole(1, 1_000_000).default(600),
    RATE_LIMIT_APPLICATION: whole(1, 1_000_000).default(10),
    RATE_LIMIT_APPLICATION_OVERALL: whole(1, 1_000_000).default(100),
    RATE_LIMIT_WINDOW_SECONDS: whole(1, 86_400).default(600),
    SMTP_URL: url(/^smtps?:$/, 'this is not an SMTP URL; use smtp://user:password@host:587 or smtps://…:465.'),
    MAIL_FROM: email(site.emails.info),
    MAIL_TO_CONTACT: email(site.emails.info),
    MAIL_TO_PARTNER: email(site.emails.sales),
    MAIL_TO_CAREER: email(site.emails.hr),
    MAIL_TO_DIGEST: email(site.emails.sales),
    DIGEST_TIME: z
      .string()
      .regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, 'use a time of day in India such as 09:30.')
      .default(''),
    MAIL_RETRY_SECONDS: whole(1, 3_600).default(30),
    LEAD_WEBHOOK_URL: url(/^https?:$/, 'this is not an http(s) URL; use https://crm.example.in/leads.'),
    LEAD_WEBHOOK_SECRET: z.string().default(''),
    RETENTION_ENQUIRY_DAYS: whole(1, 36_500).default(730),
    RETENTION_APPLICATION_DAYS: whole(1, 36_500).default(365),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_PORT: whole(0, 65_535).optional(),
    BACKUP_FOLDER: z.string().optional(),
    BACKUP_RECIPIENT: z
      .string()
      .regex(/^age1[0-9a-z]{58,3000}$/, 'use the line age1… that "npm run backup -- --make-key" prints.')
      .optional(),
    BACKUP_MAX_AGE_HOURS: whole(1, 8_760).default(26),
    DESK_HOST: z.string().default('127.0.0.1'),
    DESK_PORT: whole(0, 65_535).default(3001),
    DESK_URL: origin().refine((url) => url === '' || /^(?:https:|http:\/\/localhost(?::|$))/.test(url), {
      error: 'passkeys need https, or http://localhost on this machine.',
    }),
    SEED_CONTENT: yesOrNo(),
    REPOSITORY_DIR: z.string().optional(),
    DEMONSTRATION: yesOrNo(),
    LOG_LEVEL: z.enum(logLevels, `use one of ${logLevels.join(', ')}.`).default('info'),
    LOG_REQUESTS: yesOrNo('no'),
  })
  .refine((env) => env.LEAD_WEBHOOK_URL === '' || env.LEAD_WEBHOOK_SECRET.length >= 16, {
    path: ['LEAD_WEBHOOK_SECRET'],
    error: 'LEAD_WEBHOOK_URL needs it to sign with; use 16 random characters or more.',
  })
  .refine((env) => env.METRICS_PORT === undefined || env.METRICS_PORT === 0 || env.METRICS_PORT !== env.PORT, {
    path: ['METRICS_PORT'],
    error: 'this is PORT; use another one.',
  });

/** The default of each variable: text, a number, or `undefined`. */
export const configDefaults: Readonly<Record<string, unknown>> = schema.parse({});

export const configVariables: readonly string[] = Object.keys(schema.shape);

/** Variables that may name a file with the value of another one: `SMTP_URL_FILE`. */
export const fileVariables: readonly string[] = [...secrets].map(toFileVariable);

/** Parses the environment. Throws `config-invalid` with one line: which variable, why, and what is allowed. */
export function readConfig(env: Environment = process.env) {
  // An empty variable counts as unset: shells and compose files leave such.
  const set: Record<string, string> = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const values = readSecretFiles(set, secrets);
  const unknownVariables = findUnknownNames(values, [...configVariables, ...fileVariables]);
  const parsed = schema.safeParse(values);
  if (!parsed.success) throw formatInvalid(parsed.error, env);
  const { HOST, PORT, DATA_DIR, REPOSITORY_DIR, BACKUP_FOLDER, ...rest } = parsed.data;
  const dataDir = resolve(DATA_DIR);
  const toRateLimit = (name: string, perNetwork: number, overall: number): RateLimit => {
    return { name, perNetwork, overall, windowSeconds: rest.RATE_LIMIT_WINDOW_SECONDS };
  };
  return Object.freeze({
    host: HOST,
    port: PORT,
    /** Absolute path. */
    dataDir,
    /** `postgres://…`, or blank for SQLite in `dataDir`. */
    databaseUrl: rest.DATABASE_URL,
    /** Milliseconds to wait at the start for a database that cannot be reached. */
    storeWait: rest.DATABASE_WAIT_SECONDS * 1_000,
    /** The site's public origin, without a trailing slash. */
    siteUrl: rest.SITE_URL || `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`,
    /** The origin of another REST API, or blank for our own. */
    apiHost: rest.API_HOST,
    /** Origins of other sites that may call our API from their pages. */
    corsOrigins: rest.CORS_ORIGINS ?? [],
    apiClientKey: rest.API_CLIENT_KEY,
    /** Trusted proxies for `X-Forwarded-For`: their number or networks; `false` for none. */
    trustProxy: rest.TRUST_PROXY ?? false,
    /** Bytes of the largest JSON body. */
    bodyLimit: rest.BODY_LIMIT_BYTES,
    /** Milliseconds within which a whole request must have arrived. */
    requestTimeout: rest.REQUEST_TIMEOUT_SECONDS * 1_000,
    /** Milliseconds that requests in flight get after SIGTERM. */
    shutdownTimeout: rest.SHUTDOWN_TIMEOUT_SECONDS * 1_000,
    /** Resumes that are read into memory at the same time. */
    uploadsInMemory: rest.UPLOADS_IN_MEMORY,
    /** Where clamd scans resumes, and whether one that it could not scan is accepted; `undefined` for no scan. */
    clamd: rest.CLAMD_URL && { address: rest.CLAMD_URL, acceptsUnscanned: rest.CLAMD_ON_FAILURE === 'accept' },
    enquiryRateLimit: toRateLimit('enquiry', rest.RATE_LIMIT_ENQUIRY, rest.RATE_LIMIT_ENQUIRY_OVERALL),
    applicationRateLimit: toRateLimit('application', rest.RATE_LIMIT_APPLICATION, rest.RATE_LIMIT_APPLICATION_OVERALL),
    mail: {
      /** `smtp://` or `smtps://`; blank: mail stays in the outbox. */
      smtpUrl: rest.SMTP_URL,
      from: rest.MAIL_FROM,
      mailboxes: {
        contact: rest.MAIL_TO_CONTACT,
        partner: rest.MAIL_TO_PARTNER,
        career: rest.MAIL_TO_CAREER,
        digest: rest.MAIL_TO_DIGEST,
      },
      /** Time of day in India, `09:30`; blank for no digest. */
      digestTime: rest.DIGEST_TIME,
      /** Seconds before the second attempt of a failed delivery. */
      retrySeconds: rest.MAIL_RETRY_SECONDS,
    },
    /** Where enquiries are posted for a CRM; both blank for nowhere. */
    webhook: { url: rest.LEAD_WEBHOOK_URL, secret: rest.LEAD_WEBHOOK_SECRET },
    /** Days after which `npm run retention` erases. */
    retention: { enquiryDays: rest.RETENTION_ENQUIRY_DAYS, applicationDays: rest.RETENTION_APPLICATION_DAYS },
    /** Where metrics and health are served, for nobody outside; without a port nowhere. */
    metrics: { host: rest.METRICS_HOST, port: rest.METRICS_PORT },
    backup: {
      /** Where `npm run backup` writes; absolute path. */
      folder: resolve(BACKUP_FOLDER ?? join(dataDir, 'backups')),
      /** Whether that folder is configured, so that it must exist. */
      isNamed: BACKUP_FOLDER !== undefined,
      /** The public key that backups are encrypted to, `age1…`; `undefined`: only unencrypted ones can be made. */
      recipient: rest.BACKUP_RECIPIENT,
      /** The age in hours from which `npm run doctor` reports the last backup. */
      maxAgeHours: rest.BACKUP_MAX_AGE_HOURS,
    },
    desk: {
      host: rest.DESK_HOST,
      port: rest.DESK_PORT,
      /** The desk's public origin. Passkeys are bound to its host name. Browsers take `localhost` for secure. */
      url: rest.DESK_URL || `http://localhost:${rest.DESK_PORT}`,
    },
    /** Whether a new store begins with the posts, notices and advertisements that come with the site. */
    seedContent: rest.SEED_CONTENT === 'yes',
    /** Folder of the authority's own certificates, revocation list, CPS and policies; absolute path. */
    repositoryDir: resolve(REPOSITORY_DIR ?? join(dataDir, 'documents/repository')),
    /** Whether that folder is configured, so that it must have the authority's files. */
    requiresOwnFiles: REPOSITORY_DIR !== undefined,
    /** Whether demonstration certificates are shown while no folder is configured and the default one has no files. */
    demonstration: rest.DEMONSTRATION === 'yes',
    logLevel: rest.LOG_LEVEL,
    /** Whether each request is logged: without its address, query and client. */
    logRequests: rest.LOG_REQUESTS === 'yes',
    /** Unknown variables with a prefix of ours, such as `MAIL_`. They change nothing; `npm run doctor` reports them. */
    unknownVariables,
  });
}

/**
 * React and React Router read `NODE_ENV` when they are loaded; without it they run their development code, at three
 * times the cost. Call this before the build is loaded.
 */
export function setProductionMode(env: NodeJS.ProcessEnv = process.env): void {
  env.NODE_ENV ??= 'production';
}

function formatInvalid({ issues: [issue] }: z.ZodError, env: Environment): MoharError {
  const name = String(issue?.path[0]);
  const isRepeated = !secrets.has(name) && env[name] !== undefined;
  const refusal = isRepeated ? `"${env[name]}" is not valid; ` : '';
  return new MoharError('config-invalid', `${name}: ${refusal}${issue?.message}`);
}
