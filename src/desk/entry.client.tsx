import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The changed or focused text fields, with value and selection. */
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
    // So that the form counts as unsaved.
    if (value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Preserves input from before hydration: React resets each text area to its default value. */
function Hydrated({ children }: { children: ReactNode }) {
  // During the render the fields still have their input; a suspended render restarts here.
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
