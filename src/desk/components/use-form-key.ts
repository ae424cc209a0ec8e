import { useState } from 'react';

/**
 * The key of a form. It changes after every save of this form (`note-1764144000000`), which resets the form. Saves of
 * other forms and addresses of earlier saves do not change it.
 */
export function useFormKey(saved: string, intent: string): string {
  const [key, setKey] = useState(intent);
  if (!saved.startsWith(`${intent}-`) || saved <= key) return key;
  setKey(saved);
  return saved;
}
