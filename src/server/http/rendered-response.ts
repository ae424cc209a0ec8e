/** A response before it is encoded. */
export type RenderedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether it may be cached for everyone until the content changes. */
  readonly isCacheable: boolean;
};
