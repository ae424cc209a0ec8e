/** Error codes. The catching caller decides what to show to the operator or the visitor. */
export type ErrorCode =
  /** An environment variable has an invalid value, or one that cannot be used. */
  | 'config-invalid'
  /** A command was called with invalid options or arguments. */
  | 'usage-invalid'
  /** The store cannot be opened, reached or migrated. */
  | 'store-unavailable'
  | 'data-folder-unwritable'
  /** A backup is damaged, is of a newer version, or does not match the identity. */
  | 'backup-refused'
  /** The target store of a restore or a move has rows already. */
  | 'store-not-empty'
  /** Rows could not be copied, or were changed meanwhile. */
  | 'copy-failed'
  /** Too much is in progress; the caller may try again soon. */
  | 'busy'
  | 'content-refused'
  /** A member of staff may not do this, or is unknown. */
  | 'not-allowed'
  /** A passkey was not accepted, or its challenge has been answered or has expired. */
  | 'passkey-refused'
  /** An invitation was used or replaced, or has expired. */
  | 'invitation-invalid'
  /** A lead was erased or never existed, or several leads have the reference number. */
  | 'lead-unknown'
  /** A lead was changed since the page with the form was loaded. */
  | 'lead-changed'
  /** The post or version does not exist. */
  | 'post-unknown'
  /** A post was saved by somebody else since it was opened. */
  | 'post-changed'
  /** The notice or advertisement does not exist. */
  | 'item-unknown'
  /** A notice or an advertisement was changed by somebody else since it was opened. */
  | 'item-changed'
  /** The advertisements were published or ordered by somebody else since they were listed. */
  | 'order-changed'
  /** The Markdown of a post cannot be published; the message names the line and the reason. */
  | 'text-refused'
  /** A reply has no words beside the form's greeting. */
  | 'reply-empty'
  /** A text is too short or too long, or a value is not offered. */
  | 'entry-invalid'
  | 'build-missing'
  /** A picture or PDF is not accepted; the message says why. */
  | 'media-refused'
  /** The check of a file exceeded its time or memory limit; the message names the file. */
  | 'check-stopped';

/** An error with a code for programs and a one-line message for people. */
export class MoharError extends Error {
  readonly code: ErrorCode;
  /** What is wrong with each field of a form, by its name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message: string,
    { fields = {}, ...options }: ErrorOptions & { fields?: Readonly<Record<string, string>> } = {},
  ) {
    super(message, options);
    this.fields = fields;
    this.name = 'MoharError';
    this.code = code;
  }
}

/** The message of an error; other thrown values as text. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Wraps an error as `cause`; `line` formats the new message from the message of the cause. */
export function wrapError(code: ErrorCode, cause: unknown, line: (reason: string) => string): MoharError {
  return new MoharError(code, line(describeError(cause)), { cause });
}

/** The code of a `MoharError`. Compares names, not classes: another bundle has its own class. */
export function findErrorCode(error: unknown): ErrorCode | undefined {
  return error instanceof Error && error.name === 'MoharError' && 'code' in error
    ? (error.code as ErrorCode)
    : undefined;
}
