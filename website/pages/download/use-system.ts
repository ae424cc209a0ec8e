import { useSyncExternalStore } from 'react';

/** The systems for which drivers differ. */
export type System = 'windows' | 'mac';

/** The visitor's system; `undefined` while the page is the server's, and on phones and Linux, which get every row. */
export function useSystem(): System | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => readSystem(navigator.userAgent),
    () => undefined,
  );
}

function readSystem(agent: string): System | undefined {
  if (/Windows NT/.test(agent)) return 'windows';
  return /Macintosh/.test(agent) && navigator.maxTouchPoints < 2 ? 'mac' : undefined;
}
