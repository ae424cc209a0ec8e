/** A file breaks the rules of its format. */
export class MalformedFileError extends Error {}

/** Throws a `MalformedFileError` that names the broken rule. */
export function assertFormat(isKept: boolean, rule: string): asserts isKept {
  if (!isKept) throw new MalformedFileError(rule);
}
