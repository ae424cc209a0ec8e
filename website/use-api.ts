import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type ApiClient, createApiClient } from '#contract/client.ts';
import type { loader } from '#website/root.tsx';

const ownAddress = { host: '', clientKey: '' };

/** The API client for the address in the root's data. */
export function useApi(): ApiClient {
  const address = useRouteLoaderData<typeof loader>('root')?.api ?? ownAddress;
  return useMemo(() => createApiClient(address), [address]);
}
