/** Error codes. The caller that catches one decides what the operator or the visitor is shown. */
export type ErrorCode =
  /** An environment variable or an option has an invalid value. */
  | 'config-invalid'
  /** The store cannot be opened, reached or migrated. */
  | 'store-unavailable'
  | 'data-folder-unwritable'
  /** A backup is damaged, is of a newer version, or the identity does not fit. */
  | 'backup-refused'
  /** The store that a backup or a move writes to has rows already. */
  | 'store-not-empty'
  /** Rows could not be copied, or were changed meanwhile. */
  | 'copy-failed'
  /** Too much is in progress; the caller may try again soon. */
  | 'busy'
  | 'content-refused'
  /** No submission, or more than one, has the reference number that was named. */
  | 'submission-unknown'
  | 'build-missing'
  /** The address is in use, or this process may not listen on it. */
  | 'cannot-listen'
  /** A picture or PDF is not accepted; the message says why. */
  | 'media-refused'
  /** The check of a file took more time or memory than it may; the message names the file. */
  | 'check-stopped';

/** An error with a code for programs and a one-line message for people. */
export class MoharError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MoharError';
    this.code = code;
  }
}
