import { MoharError } from '#domain/errors.ts';
import { storablePattern } from '#domain/text.ts';

/** A line as it is saved: trimmed, with single spaces. Throws `entry-invalid`. */
export function readLine(entered: string, least: number, most: number): string {
  const line = entered.trim().replaceAll(/\s+/g, ' ');
  if (line.length >= least && line.length <= most && storablePattern.test(line)) return line;
  throw new MoharError('entry-invalid', `a line has ${least} to ${most} characters`);
}
