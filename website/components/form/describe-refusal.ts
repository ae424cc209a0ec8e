import type { FieldErrors } from '#contract/problem.ts';
import type { DialogMessage } from '#website/components/message-dialog/message-dialog.tsx';
import type { FormErrors } from './use-form.ts';

/** The dialog of a 429: nothing is lost, and how long to wait is said. */
export function tellTooMany(seconds: number): DialogMessage {
  return { title: 'Error', text: `Too many attempts. Try again in ${seconds} seconds.` };
}

/** The messages of a 422 that belong to the form's own controls; `undefined` when none does. */
export function pickErrors<Field extends string>(
  errors: FieldErrors,
  fields: readonly Field[],
): { readonly errors: FormErrors<Field> } | undefined {
  const picked = fields.flatMap((field) => (errors[field] ? [[field, errors[field].message] as const] : []));
  return picked.length === 0 ? undefined : { errors: Object.fromEntries(picked) as FormErrors<Field> };
}
