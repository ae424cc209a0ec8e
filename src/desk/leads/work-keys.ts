import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** What keys do, by `KeyboardEvent.key`. */
export type WorkKeys = { readonly [key: string]: () => void };

const storageKey = 'desk-keys';
const listeners = new Set<() => void>();

/** Whether single keys work. They can be switched off (WCAG 2.2, 2.1.4), on this device. */
export function useKeysSetting(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, readSetting, () => true);
  return [
    isOn,
    (isOn) => {
      localStorage.setItem(storageKey, isOn ? 'on' : 'off');
      for (const listener of listeners) listener();
    },
  ];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readSetting(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

/** Handles single keys outside of fields and dialogs, while nothing is held down with them. */
export function useWorkKeys(keys: WorkKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing || !readSetting() || !Object.hasOwn(keys, key)) return;
    if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog')) return;
    event.preventDefault();
    keys[key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
