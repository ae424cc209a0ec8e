import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { MoharError } from '#domain/errors.ts';
import { slugPattern } from '#domain/post/post-text.ts';
import { isStorable } from '#domain/text.ts';
import { toMoment } from '#domain/time.ts';

/** Rejects a file of an editor's, naming the line and the reason. */
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
  if (error) return rejectContent(file, lineAt(error.pos[0]), `this is not YAML: ${error.message}`);

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
    return rejectContent(file, firstLine, error instanceof Error ? error.message : String(error));
  }
  const read = schema.safeParse(content);
  if (read.success) return { value: read.data, lineOf };
  const [issue] = read.error.issues;
  const path = (issue?.path ?? []).filter((step): step is string | number => typeof step !== 'symbol');
  const name = path.join('.') || 'the file';
  return rejectContent(file, lineOf(...path), `${name}: ${issue?.message ?? 'is invalid'}`);
}

/** A day, `2026-11-20`, parsed to its midnight in India (UTC, ISO 8601); or a moment, as exported files have it. */
export const daySchema = z.union(
  [
    z.iso.date().transform((value) => toMoment(value).toISOString()),
    z.iso.datetime().transform((value) => new Date(value).toISOString()),
  ],
  'this is not a date; write 2026-11-20',
);

/** The key by which publishing finds the row to update. */
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
