import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The text fields that somebody has changed or is in, with value and selection. */
function listEntries() {
  const fields = document.querySelectorAll<TextField>('textarea, input:is([type=text], [type=search], :not([type]))');
  return [...fields]
    .filter((field) => field.value !== field.defaultValue || field === document.activeElement)
    .map((field) => ({ field, value: field.value, start: field.selectionStart, end: field.selectionEnd }));
}

function restoreEntries(entries: ReturnType<typeof listEntries>): void {
  for (const { field, value, start, end } of entries) {
    if (field.value !== value) field.value = value;
    field.setSelectionRange(start, end);
    // The form learns that it has something unsaved.
    if (value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Keeps what is typed before hydration: React sets each text area to its default value meanwhile. */
function Hydrated({ children }: { children: ReactNode }) {
  // While it renders, the fields are as they were left; a suspended rendering is repeated from here.
  const entries = listEntries();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useLayoutEffect(() => restoreEntries(entries), []);
  return children;
}

// Synchronous, so that nobody types between rendering and effect.
flushSync(() =>
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </StrictMode>,
  ),
);
