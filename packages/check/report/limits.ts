/** The largest file that is checked, in bytes: 50 MB. */
export const maxFileBytes = 50 * 1024 * 1024;

/** Limits of one check. Counts, bytes and milliseconds. */
export type CheckLimits = {
  /** Nested arrays and dictionaries, and steps from a page tree's root to a page. */
  readonly depth: number;
  /**
   * Values, objects, entries of cross-reference sections and certificates together, in units of about a hundred bytes.
   */
  readonly objects: number;
  readonly revisions: number;
  /** Streams, strings, names and decrypted data of a document together. */
  readonly decompressedBytes: number;
  readonly signatures: number;
  readonly certificates: number;
  readonly milliseconds: number;
};

export const defaultLimits: CheckLimits = {
  depth: 100,
  objects: 2_700_000,
  revisions: 500,
  decompressedBytes: 64 * 1024 * 1024,
  signatures: 100,
  certificates: 200,
  milliseconds: 20_000,
};
