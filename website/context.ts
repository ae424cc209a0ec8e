import { createContext } from 'react-router';
import type { ApiAddress } from '#contract/client.ts';

/** What pages know of the process that makes them. */
export type WebsiteSettings = {
  /** The site's public origin, without a closing slash. */
  readonly siteUrl: string;
  readonly api: ApiAddress;
};

/** Read by loaders; set for every request by `serve.ts`. */
export const settingsContext = createContext<WebsiteSettings>();
