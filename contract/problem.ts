/** RFC 9457. `errors` comes with 422 and names each wrong field. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly errors?: FieldErrors;
  /** Found in the server's log, for support. */
  readonly requestId?: string;
};

export type FieldErrors = { readonly [field: string]: { readonly code: string; readonly message: string } };

export const problemMediaType = 'application/problem+json';
