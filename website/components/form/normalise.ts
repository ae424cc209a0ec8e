import { normalisePhone } from '#domain/phone.ts';
import { normalisePincode } from '#domain/pincode/pincode.ts';

/** What becomes of an entry as its control is left, by the name that the control has in every form. */
const normalisers: { readonly [name: string]: (value: string) => string } = {
  phone: normalisePhone,
  pincode: normalisePincode,
};

/** Rewrites the entry of a control in the form that is sent, visibly. */
export function normaliseControl(control: EventTarget | null): void {
  if (!(control instanceof HTMLInputElement)) return;
  const value = normalisers[control.name]?.(control.value) ?? control.value;
  // Assigning an equal value would move the caret.
  if (value !== control.value) control.value = value;
}

export function normaliseControls(form: HTMLFormElement): void {
  for (const control of form.elements) normaliseControl(control);
}
