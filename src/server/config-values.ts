import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { ClamdAddress } from '#api/application/clamd.ts';
import { isEmail } from '#domain/email.ts';

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number) {
  const advice = `use a whole number from ${min} to ${max}.`;
  return z
    .string()
    .regex(/^[0-9]{1,10}$/, { error: advice, abort: true })
    .transform(Number)
    .refine((number) => number >= min && number <= max, advice);
}

/** A switch. */
export function yesOrNo(value: 'yes' | 'no' = 'yes') {
  return z.enum(['yes', 'no'], 'use one of yes, no.').default(value);
}

/** An e-mail address, with its default. */
export function email(value: string) {
  return z.string().refine(isEmail, 'use one address such as desk@example.in.').default(value);
}

/** A URL of one of these schemes; blank when it is not set. */
export function url(schemes: RegExp, advice: string) {
  const isUrl = (value: string): boolean => {
    const parsed = URL.parse(value);
    return parsed !== null && schemes.test(parsed.protocol) && parsed.hostname !== '';
  };
  return z.string().refine(isUrl, advice).default('');
}

/** A PostgreSQL URL; its host may be the folder of a Unix socket, as libpq reads it: `?host=/run/postgresql`. */
export function databaseUrl() {
  const isUrl = (value: string): boolean => {
    const parsed = URL.parse(value);
    if (parsed === null || !/^postgres(?:ql)?:$/.test(parsed.protocol)) return false;
    return parsed.hostname !== '' || parsed.searchParams.get('host')?.startsWith('/') === true;
  };
  const advice =
    'this is not a PostgreSQL URL; use postgres://user:password@host:5432/name, or ' +
    'postgres:///name?host=/run/postgresql&user=name for a Unix socket, with characters such as # and / of the password ' +
    'as %23 and %2F, or leave it unset for SQLite.';
  return z.string().refine(isUrl, advice).default('');
}

function isOrigin(value: string): boolean {
  const parsed = URL.parse(value);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username !== '' || parsed.hostname.includes('*'))
    return false;
  return `${parsed.pathname}${parsed.search}${parsed.hash}` === '/';
}

/** Origins separated by commas; `undefined` where one of them is none. */
export function parseOrigins(value: string): readonly string[] | undefined {
  const origins = value.split(',').map((one) => one.trim());
  return origins.every(isOrigin) ? origins.map((one) => new URL(one).origin) : undefined;
}

/** An http(s) origin without a trailing slash; blank when it is not set. */
export function origin() {
  return z
    .string()
    .refine(isOrigin, { error: 'use an origin such as https://www.example.in, without a path.', abort: true })
    .transform((value) => new URL(value).origin)
    .default('');
}

/** `undefined` for a value that is neither a number of proxies nor a list of networks. */
export function parseTrustProxy(value: string): number | string[] | false | undefined {
  if (value === '0') return false;
  if (/^[0-9]{1,2}$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  return networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network)) ? networks : undefined;
}

/** Where clamd listens: a socket or an address; `undefined` for anything else. Blank for no scan. */
export function parseClamdUrl(value: string): ClamdAddress | undefined {
  const parsed = URL.parse(value);
  if (parsed === null || `${parsed.username}${parsed.password}${parsed.search}${parsed.hash}` !== '') return undefined;
  const { protocol, hostname, port, pathname } = parsed;
  if (protocol === 'unix:') return hostname === '' && pathname.length > 1 ? { path: pathname } : undefined;
  if (protocol !== 'tcp:' || hostname === '' || !/^\/?$/.test(pathname)) return undefined;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return Number(port) > 0 ? { host, port: Number(port) } : undefined;
}
