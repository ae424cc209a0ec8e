import { normaliseSalary } from '#domain/application/salary.ts';
import { normaliseEmail } from '#domain/email.ts';
import { normaliseCaptcha } from '#domain/enquiry/captcha.ts';
import { normaliseLetters } from '#domain/letters.ts';
import { normalisePhone } from '#domain/phone.ts';
import { normalisePincode } from '#domain/pincode/pincode.ts';

/** The trimmed values of a form's fields; blank for an absent one, `on` for a checked box. */
export function readValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): { [name in Name]: string } {
  const data = new FormData(form);
  const read = (name: string): string => {
    const value = data.get(name);
    // FormData has CR LF line ends; the limits count one character per line end.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as { [name in Name]: string };
}

export function readTerms(form: HTMLFormElement): boolean {
  return readValues(form, ['terms']).terms === 'on';
}

/** Normalisers of entries on blur, by the name of the control in every form. */
const normalisers: { readonly [name: string]: (value: string) => string } = {
  name: normaliseLetters,
  fullName: normaliseLetters,
  companyName: normaliseLetters,
  email: normaliseEmail,
  phone: normalisePhone,
  pincode: normalisePincode,
  expSalary: normaliseSalary,
  captcha: normaliseCaptcha,
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
