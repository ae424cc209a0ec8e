import type { FormEvent } from 'react';

/** Marks a form as unsaved: leaving its page asks then (`frame.tsx`). */
export function markUnsaved({ currentTarget }: FormEvent<HTMLFormElement>): void {
  currentTarget.setAttribute('data-unsaved', '');
}
