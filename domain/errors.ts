/** Why the process cannot go on. The edge that catches one decides what the operator or caller is told. */
export type ErrorCode =
  /** An environment variable has a value that cannot be used. */
  | 'config-invalid'
  /** The store cannot be opened, reached or migrated. */
  | 'store-unavailable'
  /** The folder for data cannot be created or written. */
  | 'data-folder-unwritable'
  /** A file of an editor's cannot be published as it is. */
  | 'content-refused'
  /** A file that is made by the build is absent. */
  | 'build-missing'
  /** The address is taken or not ours to listen on. */
  | 'cannot-listen'
  /** A picture or PDF cannot be taken; the message tells the editor why. */
  | 'media-refused';

/** A promise that was broken, with a code for machines and a one-line message for people. */
export class MoharError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MoharError';
    this.code = code;
  }
}
