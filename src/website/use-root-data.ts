import { useRouteLoaderData } from 'react-router';
import type { ApiTarget } from '#contract/client.ts';
import type { NoticeView } from '#contract/content-source.ts';
import type { Banner } from '#domain/banner/banner.ts';

/** The data of every page, from the loader in `root.tsx`. */
export type RootData = {
  /** Where the API answers. */
  readonly api: ApiTarget;
  /** The origin of the site's addresses. */
  readonly siteUrl: string;
  readonly notices: readonly NoticeView[];
  /** Whether the notices could not be read. */
  /** Why there may be more notices; blank where they were read. */
  readonly noticesFailure: string;
  readonly banner: Banner | undefined;
  /** Whether the repository is the demonstration’s. */
  readonly isDemonstration: boolean;
};

const noData: RootData = {
  api: { host: '', clientKey: '' },
  siteUrl: '',
  notices: [],
  noticesFailure: '',
  banner: undefined,
  isDemonstration: false,
};

/** The data of the root; on the error page of a loader that failed there is none. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? noData;
}
