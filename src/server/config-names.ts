import { readFileSync } from 'node:fs';
import { describeError, MoharError } from '#domain/errors.ts';

type Variables = Readonly<Record<string, string>>;

/** The edit distance within which an unknown variable is taken for one of ours. */
const maxEdits = 2;

/** Shorter names, such as `PORT`, are within two letters of what every system sets: `PATH`. */
const minLength = 8;

/** How our variables begin, where another program's hardly do. */
const prefixes = /^(?:BACKUP|CLAMD|DATABASE|DESK|DIGEST|LEAD|MAIL|METRICS|RATE_LIMIT|REPOSITORY|RETENTION|SMTP)_/;

/**
 * Throws `config-invalid` for a variable that is within two letters of one of ours which is not set. Returns those that
 * begin as ours and are unknown: a platform may have set them.
 */
export function findUnknownNames(set: Variables, known: readonly string[]): readonly string[] {
  const unknown = Object.keys(set).filter((name) => !known.includes(name));
  const candidates = known.filter((name) => name.length >= minLength && set[name] === undefined);
  for (const name of unknown) {
    const [likely] = candidates
      .map((candidate) => ({ candidate, edits: countEdits(name.toUpperCase(), candidate) }))
      .filter(({ edits }) => edits <= maxEdits)
      .sort((a, b) => a.edits - b.edits);
    if (likely === undefined) continue;
    throw new MoharError('config-invalid', `${name}: unknown; did you mean ${likely.candidate}?`);
  }
  return unknown.filter((name) => prefixes.test(name));
}

/** The Levenshtein distance, or a larger number than `maxEdits` where the lengths show it. */
function countEdits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > maxEdits) return maxEdits + 1;
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
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
