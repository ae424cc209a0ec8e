import { useState } from 'react';
import { flushSync } from 'react-dom';
import { outcomeLabels } from '#content/form/labels.ts';
import type { SubmissionOutcome } from '#contract/client.ts';
import type { FieldErrors } from '#contract/problem.ts';
import type { DialogMessage } from '#website/components/message-dialog/message-dialog.tsx';

/** Messages by the name of their control. */
export type FormErrors<Field extends string> = { readonly [field in Field]?: string | undefined };

/** Messages under the controls, and above the form the messages of the last submit. */
export function useErrors<Field extends string>(fields: readonly Field[]) {
  const [errors, setErrors] = useState<FormErrors<Field>>({});
  const [reported, setReported] = useState<readonly Field[]>([]);
  return {
    errors,
    /** The controls with an error at the last submit, in the order of the page. */
    reported,
    setError(field: Field, message: string | undefined): void {
      setErrors((shown) => ({ ...shown, [field]: message }));
    },
    /** Shows messages under their fields, and all of them above the form (`ErrorSummary`). */
    showErrors(found: FormErrors<Field>): void {
      setErrors(found);
      setReported(fields.filter((name) => found[name] !== undefined));
    },
  };
}

/** Messages for the error codes of fields. */
export function toMessages<Field extends string, Code extends string>(
  codes: { readonly [field in Field]?: Code | undefined },
  messages: { readonly [code in Code]: string },
): FormErrors<Field> {
  const found = Object.entries<Code | undefined>(codes).flatMap(([field, code]) =>
    code ? [[field, messages[code]]] : [],
  );
  return Object.fromEntries(found);
}

/** The messages of a 422 for controls of the form. */
export function pickErrors<Field extends string>(errors: FieldErrors, fields: readonly Field[]): FormErrors<Field> {
  const picked = fields.flatMap((field) => (errors[field] ? [[field, errors[field].message] as const] : []));
  return Object.fromEntries(picked) as FormErrors<Field>;
}

/** The error catalogue (R8.3 to R8.7), as a dialog. */
export function formatOutcome(
  outcome: SubmissionOutcome,
  { stored, failed }: { readonly stored: string; readonly failed: string },
): DialogMessage {
  const { error: title, tryAgain, reference, rateLimited } = outcomeLabels;
  if (outcome.outcome === 'stored') {
    return { title: stored, text: outcome.text, note: outcome.reference && reference(outcome.reference) };
  }
  if (outcome.outcome === 'rate-limited')
    return { title, text: rateLimited(outcome.retryAfterSeconds), note: tryAgain };
  return { title, text: (outcome.outcome === 'refused' && outcome.text) || failed, note: tryAgain };
}

/** Makes a change above the edited control and scrolls by its shift, so that it does not move on the screen. */
export function holdInPlace(control: Element, change: () => void): void {
  const scroller = control.closest('dialog') ?? document.scrollingElement;
  const { top } = control.getBoundingClientRect();
  flushSync(change);
  if (scroller) scroller.scrollTop += control.getBoundingClientRect().top - top;
}
