/** A file violates its format. */
export class MalformedFileError extends Error {}

/** Throws a `MalformedFileError` with the violated rule. */
export function assertFormat(isKept: boolean, rule: string): asserts isKept {
  if (!isKept) throw new MalformedFileError(rule);
}
