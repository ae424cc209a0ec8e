import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows, read again after each of the window's `events`; `before` in the HTML of the
 * server.
 */
export function useBrowserValue<Value>(read: () => Value, before: Value, ...events: readonly string[]): Value {
  const subscribe = (onChange: () => void): (() => void) => {
    for (const type of events) window.addEventListener(type, onChange);
    return () => {
      for (const type of events) window.removeEventListener(type, onChange);
    };
  };
  return useSyncExternalStore(subscribe, read, () => before);
}
