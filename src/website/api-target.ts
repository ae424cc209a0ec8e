import type { ApiTarget } from '#contract/client.ts';

/** Where the API answers, as the head of the page says. */
export function readApiTarget(): ApiTarget {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api"]');
  return meta ? JSON.parse(meta.content) : { host: '', clientKey: '' };
}
