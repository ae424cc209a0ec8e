/** The logger that services take; Fastify's has this shape. `details` hold no personal data. */
export type Log = {
  readonly [Level in 'info' | 'warn' | 'error']: (details: object, message: string) => void;
};
