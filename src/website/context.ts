import { createContext } from 'react-router';
import type { ApiTarget } from '#contract/client.ts';
import type { ContentSource } from '#contract/content-source.ts';
import type { Banner } from '#domain/banner/banner.ts';
import type { RetentionPolicy } from '#domain/legal/legal.ts';
import type { Quote } from '#domain/price/quote.ts';
import type { RepositoryChange, RepositoryState } from '#domain/repository/repository-state.ts';

/** The dependencies of loaders. */
export type WebsiteContext = {
  /** The site's public origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly api: ApiTarget;
  /** Reads a style sheet or sprite of the build by its path; absent in development. */
  readonly readAsset: ((path: string) => string) | undefined;
  /** The Content-Security-Policy of a page with these inline scripts and styles. */
  readonly createPagePolicy: (inline: {
    readonly scripts: Iterable<string>;
    readonly styles: Iterable<string>;
  }) => string;
  /** The text of a published drawing by its hash; `undefined` where it cannot be read. */
  readonly readDrawing: (hash: string) => Promise<string | undefined>;
  readonly content: ContentSource;
  readonly readBanner: () => Promise<Banner | undefined>;
  readonly retention: RetentionPolicy;
  /** Whether a file of the authority, such as `/utility/setup.exe`, exists. */
  readonly hasFile: (path: string) => boolean;
  /** The size in bytes of a document such as `/forms/ra-agreement.pdf`; `undefined` when it does not exist. */
  readonly measureDocument: (path: string) => number | undefined;
  /** Its SHA-256 in lower-case hexadecimal. */
  readonly hashDocument: (path: string) => Promise<string | undefined>;
  /** Draws a quote as a PDF. */
  readonly drawQuote: (quote: Quote) => Promise<Uint8Array<ArrayBuffer>>;
  /** The certificates and the revocation list, as last verified. */
  readonly readRepository: () => Promise<RepositoryState>;
  /** Recorded changes of the repository, newest first. */
  readonly listRepositoryChanges: () => Promise<readonly RepositoryChange[]>;
};

/** Read by loaders; set for every request by `serve.ts`. */
export const websiteContext = createContext<WebsiteContext>();
