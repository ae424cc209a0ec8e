import { isEmail } from '#domain/email.ts';
import { MoharError } from '#domain/errors.ts';

/** The variables that the process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Ends the start with one line: which variable, why, and what would do. */
export function refuse(name: string, value: string, advice: string): never {
  throw new MoharError('config-invalid', `${name}: "${value}" will not do; ${advice}`);
}

/** The same for a value that may hold a password: it is never repeated. */
export function refuseSecret(name: string, advice: string): never {
  throw new MoharError('config-invalid', `${name}: ${advice}`);
}

/** A variable set to nothing counts as not set, as shells and compose files leave them. */
export function readText(env: Environment, name: string, otherwise: string): string {
  const value = env[name]?.trim() ?? '';
  return value === '' ? otherwise : value;
}

export function readNumber(
  env: Environment,
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

export function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  const value = readText(env, name, otherwise);
  const choice = choices.find((candidate) => candidate === value);
  return choice ?? refuse(name, value, `use one of ${choices.join(', ')}.`);
}

export function readOrigin(env: Environment, name: string): string {
  const value = readText(env, name, '');
  if (value === '') return '';
  const url = URL.parse(value);
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/';
  if (!isOrigin || url.username !== '')
    refuse(name, value, 'use an origin such as https://www.example.in, without a path.');
  return url.origin;
}

/** An address that may hold a password, of one of these schemes; blank when it is not set. */
export function readSecretUrl(env: Environment, name: string, schemes: RegExp, advice: string): string {
  const value = readText(env, name, '');
  if (value === '') return '';
  const url = URL.parse(value);
  if (!url || !schemes.test(url.protocol) || url.hostname === '') refuseSecret(name, advice);
  return value;
}

export function readEmail(env: Environment, name: string, otherwise: string): string {
  const value = readText(env, name, otherwise);
  return isEmail(value) ? value : refuse(name, value, 'use one address such as desk@example.in.');
}

/** A time of day, `09:30`; blank when it is not set. */
export function readTimeOfDay(env: Environment, name: string): string {
  const value = readText(env, name, '');
  if (value === '' || /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/.test(value)) return value;
  return refuse(name, value, 'use a time of day in India such as 09:30.');
}
