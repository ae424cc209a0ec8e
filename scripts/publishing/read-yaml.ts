import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { refuseContent } from '#scripts/publishing/content-fault.ts';

/** A YAML text held against a shape, with the line of every value for whoever has more to say of it. */
export type YamlReading<Value> = {
  readonly value: Value;
  /** The line in the file where a value stands, by its path. */
  lineOf(...path: (string | number)[]): number;
};

/** Reads YAML that begins on a line of its file; throws `content-refused` with file, line and reason. */
export function readYaml<Shape extends z.ZodType>(
  text: string,
  shape: Shape,
  { file, firstLine = 1 }: { file: string; firstLine?: number },
): YamlReading<z.output<Shape>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, version: '1.2' });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const [fault] = document.errors;
  if (fault) return refuseContent(file, lineAt(fault.pos[0]), `this is no YAML: ${fault.message}`);

  const lineOf = (...path: (string | number)[]): number => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
      if (Array.isArray(range) && typeof range[0] === 'number') return lineAt(range[0]);
    }
    return firstLine;
  };

  const read = shape.safeParse(document.toJS());
  if (read.success) return { value: read.data, lineOf };
  const [issue] = read.error.issues;
  const path = (issue?.path ?? []).filter((step): step is string | number => typeof step !== 'symbol');
  const name = path.join('.') || 'the file';
  return refuseContent(file, lineOf(...path), `${name}: ${issue?.message ?? 'is wrong'}`);
}

/** A day, `2026-11-20`: it begins at midnight in India. Answers the moment, UTC, ISO 8601. */
export const day = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value))
  .refine((value) => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value) && !Number.isNaN(Date.parse(value)), {
    message: 'this is no day; write 2026-11-20',
  })
  .transform((value) => new Date(`${value}T00:00:00+05:30`).toISOString());

/** What publishing knows a thing by. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use small letters, digits and hyphens');

/** A line of text. */
export function line(max: number) {
  return z.string().trim().min(1, 'this is empty').max(max, `this is longer than ${max} characters`);
}
