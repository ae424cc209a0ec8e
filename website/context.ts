import { createContext } from 'react-router';
import type { ApiAddress } from '#contract/client.ts';
import type { ContentSource } from '#contract/content-source.ts';
import type { Banner } from '#domain/banner/banner.ts';
import type { RetentionPolicy } from '#domain/legal/legal.ts';
import type { RepositoryChange, RepositoryState } from '#domain/repository/repository-state.ts';

/** What pages know of the process that makes them. */
export type WebsiteContext = {
  /** The site's public origin, without a closing slash. */
  readonly siteUrl: string;
  readonly api: ApiAddress;
  /** What editors publish, read through the API. */
  readonly content: ContentSource;
  /** What stands on every page when something is wrong. */
  readonly readBanner: () => Promise<Banner | undefined>;
  readonly retention: RetentionPolicy;
  /** Whether a file of the authority's own, such as `/utility/setup.exe`, is there to be downloaded. */
  readonly hasFile: (path: string) => boolean;
  /** How many bytes the document at a path such as `/forms/ra-agreement.pdf` has; `undefined` where there is none. */
  readonly measureDocument: (path: string) => number | undefined;
  /** Its SHA-256 in lower-case hexadecimal. */
  readonly hashDocument: (path: string) => Promise<string | undefined>;
  /** The certificates and the revocation list, as they were last checked. */
  readonly readRepository: () => Promise<RepositoryState>;
  /** What was seen to change in the repository, newest first. */
  readonly listRepositoryChanges: () => Promise<readonly RepositoryChange[]>;
};

/** Read by loaders; set for every request by `serve.ts`. */
export const websiteContext = createContext<WebsiteContext>();
