import { type RefObject, useEffect, useState } from 'react';

/** Debounce. Milliseconds. */
const saveDelay = 800;

/** Between attempts while the server or the session is away. Milliseconds. */
const retryDelay = 5_000;

/**
 * The browser refuses a larger body with `keepalive` (Fetch, “HTTP-network-or-cache fetch”). A letter in Devanagari takes nine bytes,
 * because the body is URL-encoded.
 */
const maxKeepaliveBytes = 64 * 1024;

/** The fields that are saved. */
const fields: readonly string[] = ['subject', 'text'];

export type DraftState = { readonly savedAt?: Date; readonly isFailing?: boolean };

/**
 * Saves the fields of a reply form at `address` while they are edited, and when the page is left. Leaving asks nothing
 * (`data-draft`), unless the last save has failed.
 */
export function useDraft(field: RefObject<HTMLElement | null>, address: string): DraftState {
  const [state, setState] = useState<DraftState>({});
  useEffect(() => {
    const form = field.current?.closest('form');
    if (!form) return;
    let edits = 0;
    let saved = 0;
    let isUnmounted = false;
    let sending: AbortController | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = async (): Promise<void> => {
      // One after the other: a slow older one would replace a newer one.
      if (sending) return plan(saveDelay);
      sending = new AbortController();
      const sent = edits;
      // Without `keepalive`: with it, Chromium goes on after `abort`.
      const isSaved = await send(form, address, { signal: sending.signal });
      sending = undefined;
      if (isSaved) {
        saved = sent;
        setState({ savedAt: new Date() });
        form.setAttribute('data-draft', '');
      } else {
        form.removeAttribute('data-draft');
        setState((before) => ({ ...before, isFailing: true }));
        plan(retryDelay);
      }
    };
    const plan = (delay: number): void => {
      clearTimeout(timer);
      // A retry after the page was left would overwrite a newer draft.
      if (isUnmounted) return;
      timer = setTimeout(() => void save(), delay);
    };
    const edit = ({ target }: Event): void => {
      if (!(target instanceof Element) || !fields.includes(target.getAttribute('name') ?? '')) return;
      edits += 1;
      plan(saveDelay);
    };
    const leave = (): void => {
      if (edits === saved) return;
      sending?.abort();
      void send(form, address, { keepalive: true });
    };
    const stop = (): void => clearTimeout(timer);
    // A reply that is sent is no draft: the server deletes it, and ignores later saves. One that is refused is unsaved.
    const submit = (): void => {
      stop();
      form.removeAttribute('data-draft');
    };
    form.setAttribute('data-draft', '');
    form.addEventListener('input', edit);
    form.addEventListener('submit', submit);
    addEventListener('pagehide', leave);
    return () => {
      leave();
      isUnmounted = true;
      stop();
      form.removeEventListener('input', edit);
      form.removeEventListener('submit', submit);
      removeEventListener('pagehide', leave);
    };
  }, [field, address]);
  return state;
}

async function send(form: HTMLFormElement, address: string, init: RequestInit): Promise<boolean> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value);
  try {
    const isShort = body.toString().length <= maxKeepaliveBytes;
    return (await fetch(address, { method: 'POST', body, ...init, keepalive: isShort && init.keepalive === true })).ok;
  } catch {
    // The network or the server is unavailable, or a newer draft is sent.
    return false;
  }
}
