import { useRouteLoaderData } from 'react-router';
import type { ApiTarget } from '#contract/client.ts';
import type { loader } from '#website/root.tsx';

const ownTarget: ApiTarget = { host: '', clientKey: '' };

/** Where the API answers, from the root's data. */
export function useApiTarget(): ApiTarget {
  return useRouteLoaderData<typeof loader>('root')?.api ?? ownTarget;
}
