import { clientKeyHeader } from '#contract/paths.ts';
import { sendForm, type UploadWatch } from '#contract/upload.ts';

/** Where the API answers and who asks. */
export type ApiAddress = {
  /** An origin such as `https://api.example`, or `''` for the page's own. */
  readonly host: string;
  readonly clientKey: string;
};

/** The two ways to call: as fetch does, and with an upload's progress. Both name the caller. */
export function openCalls({ host, clientKey }: ApiAddress, call: typeof fetch) {
  return {
    request: (path: string, init: RequestInit): Promise<Response> =>
      call(`${host}${path}`, { ...init, headers: { ...init.headers, [clientKeyHeader]: clientKey } }),
    upload: (path: string, form: FormData, headers: Record<string, string>, watch: UploadWatch): Promise<Response> =>
      sendForm(`${host}${path}`, form, { ...headers, [clientKeyHeader]: clientKey }, watch),
  };
}
