import { useMemo } from 'react';
import { type ApiClient, createApiClient } from '#contract/client.ts';
import { useRootData } from '#website/use-root-data.ts';

/** The API client of forms. */
export function useApi(): ApiClient {
  const { api } = useRootData();
  return useMemo(() => createApiClient(api), [api]);
}
