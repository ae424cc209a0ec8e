import { useState } from 'react';
import type { FieldErrors } from '#contract/problem.ts';

/** Messages by the name of their control. */
export type FormErrors<Field extends string> = { readonly [field in Field]?: string | undefined };

/** The messages under the controls, and above the form those of the last submit. */
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
