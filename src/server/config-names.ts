import { readFileSync } from 'node:fs';
import { describeError, MoharError } from '#domain/errors.ts';

type Variables = Readonly<Record<string, string>>;

/** Shorter names, such as `PORT`, resemble what every system sets: `PATH`. */
const minLength = 8;

/** What platforms set for an application, although it resembles one of ours. */
const platformNames: ReadonlySet<string> = new Set(['APP_HOST']);

/** How our variables begin, where another program's hardly do. */
const prefixes = /^(?:BACKUP|CLAMD|DATABASE|DESK|DIGEST|LEAD|MAIL|METRICS|RATE_LIMIT|REPOSITORY|RETENTION|SMTP)_/;

/**
 * Throws `config-invalid` for an unknown variable that looks like a misspelling of one of ours, if ours is not set.
 * Returns the other unknown variables with one of our prefixes, which a platform may have set.
 */
export function findUnknownNames(set: Variables, known: readonly string[]): readonly string[] {
  const unknown = Object.keys(set).filter((name) => !known.includes(name));
  const candidates = known.filter((name) => name.length >= minLength && set[name] === undefined);
  for (const name of unknown) {
    const likely = candidates.find((candidate) => isMisspelt(name.toUpperCase(), candidate));
    if (likely === undefined || platformNames.has(name)) continue;
    throw new MoharError('config-invalid', `${name}: unknown; did you mean ${likely}?`);
  }
  return unknown.filter((name) => prefixes.test(name));
}

/** Whether a name differs by one letter that is wrong, missing or too much, or by two that are exchanged. */
function isMisspelt(name: string, candidate: string): boolean {
  let start = 0;
  while (start < name.length && name[start] === candidate[start]) start += 1;
  const rest = name.slice(start);
  const expected = candidate.slice(start);
  return (
    rest === expected ||
    rest.slice(1) === expected.slice(1) ||
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    (rest.slice(2) === expected.slice(2) && rest.slice(0, 2) === [...expected.slice(0, 2)].reverse().join(''))
  );
}

/** The variable with the path of a file that has the value, as containers and systemd hand over secrets. */
export const toFileVariable = (name: string): string => `${name}_FILE`;

/** Replaces each `NAME_FILE` by `NAME` with the content of the file. Throws `config-invalid`. */
export function readSecretFiles(set: Variables, names: Iterable<string>): Variables {
  const values: Record<string, string> = { ...set };
  for (const name of names) {
    const variable = toFileVariable(name);
    const file = set[variable];
    if (file === undefined) continue;
    if (set[name] !== undefined) throw new MoharError('config-invalid', `${variable}: ${name} is set too; use one.`);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new MoharError('config-invalid', `${variable}: cannot be read (${describeError(error)}).`);
    }
    if (values[name] === '') throw new MoharError('config-invalid', `${variable}: "${file}" is empty.`);
    delete values[variable];
  }
  return values;
}
