import { MoharError } from '#domain/errors.ts';
import { storablePattern } from '#domain/text.ts';

/** How a refusal names the description of a picture. */
export const describedPicture = 'the description of the picture';

/** A line as it is saved: trimmed, with single spaces. Throws `entry-invalid`, which says what has how many characters. */
export function readLine(what: string, entered: string, least: number, most: number): string {
  const line = entered.trim().replaceAll(/\s+/g, ' ');
  if (line.length >= least && line.length <= most && storablePattern.test(line)) return line;
  throw new MoharError('entry-invalid', `${what} has ${least} to ${most} characters`);
}
