import { useState } from 'react';

/**
 * The key of a form: a new one each time the form itself was saved (`note-1764144000000`), which empties it. What another form
 * of the page saves leaves it alone, and so does the address of an earlier save.
 */
export function useFormKey(saved: string, intent: string): string {
  const [key, setKey] = useState(intent);
  if (!saved.startsWith(`${intent}-`) || saved <= key) return key;
  setKey(saved);
  return saved;
}
