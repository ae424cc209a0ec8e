import { useMemo } from 'react';
import { type ApiClient, createApiClient } from '#contract/client.ts';
import { useApiTarget } from '#website/use-api-target.ts';

/** The API client of forms. */
export function useApi(): ApiClient {
  const target = useApiTarget();
  return useMemo(() => createApiClient(target), [target]);
}
