import { type ErrorCode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { describeError, MoharError } from '#domain/errors.ts';
import { slugPattern } from '#domain/post/post-text.ts';
import { isStorable } from '#domain/text.ts';
import { toMoment } from '#domain/time.ts';

/** Throws `content-refused` with file, line and reason. */
export function rejectContent(file: string, line: number, reason: string): never {
  throw new MoharError('content-refused', `${file}:${line}: ${reason}`);
}

/** YAML parsed with a schema, and the line of every value for further checks. */
export type YamlReading<Value> = {
  readonly value: Value;
  /** The line of a value in the file, by its path. */
  lineOf(...path: (string | number)[]): number;
};

/** Parses YAML that begins at a line of its file; throws `content-refused` with file, line and reason. */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  { file, firstLine = 1 }: { file: string; firstLine?: number },
): YamlReading<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, version: '1.2' });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  if (error) {
    const reason = yamlErrors[error.code] ?? `this is not YAML: ${error.message}`;
    return rejectContent(file, lineAt(error.pos[0]), reason);
  }

  const lineOf = (...path: (string | number)[]): number => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
      if (Array.isArray(range) && typeof range[0] === 'number') return lineAt(range[0]);
    }
    return firstLine;
  };

  let content: unknown;
  try {
    content = document.toJS();
  } catch (error) {
    // The parser limits how much aliases expand to.
    return rejectContent(file, firstLine, describeError(error));
  }
  const read = schema.safeParse(content, { error: describeIssue });
  if (read.success) return { value: read.data, lineOf };
  const [issue] = read.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...(issue?.path ?? []), ...unknown].filter((step) => typeof step !== 'symbol');
  const name = path.join('.') || 'the file';
  return rejectContent(file, lineOf(...path), `${name}: ${issue?.message ?? 'is invalid'}`);
}

/** Advice for common YAML errors; others have the parser's message. */
const yamlErrors: { readonly [code in ErrorCode]?: string } = {
  BLOCK_AS_IMPLICIT_KEY: 'put a text that has a colon between quotes: title: "Renew: now"',
  BAD_SCALAR_START: 'put text that begins with this character between quotes: title: "@ work"',
  MISSING_CHAR: 'a quote is not closed',
  BAD_INDENT: 'a bracket is not closed, or the line begins with too few spaces',
  TAB_AS_INDENT: 'begin the line with spaces, not a tab',
  DUPLICATE_KEY: 'this entry is there twice',
};

/** The expected value, by type. */
const expectations: { readonly [type: string]: string } = {
  string: 'write text, and what looks like a number or a date between quotes',
  boolean: 'write true or false',
  array: 'write a list, each entry on a line that begins with a hyphen',
  object: 'write entries, each a name with a colon and its value',
};

/** The message of an issue without a message in the schema; `undefined`: Zod's message. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return 'there is no such entry';
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined ? 'this is missing' : expectations[issue.expected];
}

/** A day, `2026-11-20`, parsed to its midnight in India (UTC, ISO 8601); or a moment, as exported files have it. */
export const daySchema = z.union(
  [
    z.iso.date().transform((value) => toMoment(value).toISOString()),
    z.iso.datetime().transform((value) => new Date(value).toISOString()),
  ],
  'this is not a date; write 2026-11-20',
);

/** Publishing finds the row to update by this key. */
export const slugSchema = z.string().regex(slugPattern, 'use lower-case letters, digits and hyphens');

/** A line of text, at most `max` characters. */
export function oneLine(max: number) {
  return z
    .string()
    .trim()
    .min(1, 'this is empty')
    .max(max, `this is longer than ${max} characters`)
    .refine(
      (text) => isStorable(text) && !/[\r\n]/.test(text),
      'this has a line break or a character that cannot be printed',
    );
}
