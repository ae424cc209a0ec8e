import { honeypotField } from '#contract/submission.ts';

/**
 * Saves the entries of a form in the session storage, so that a reload loses nothing; a blank form has no draft. Files
 * cannot be saved.
 */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const entries = Array.from(
    listControls(form),
    (control) => [control.name, isCheckbox(control) ? control.checked : control.value] as const,
  );
  const text = JSON.stringify(Object.fromEntries(entries));
  if (entries.some(([, entry]) => entry)) writeStorage((storage) => storage.setItem(`draft:${name}`, text));
  else deleteDraft(name);
}

/** Fills blank controls from a draft; returns whether it has any entry, which the browser may have restored itself. */
export function restoreDraft(name: string, form: HTMLFormElement): boolean {
  const entries = readDraft(name);
  let isRestored = false;
  for (const control of listControls(form)) {
    const entry = entries[control.name];
    if (isCheckbox(control)) control.checked ||= entry === true;
    else if (typeof entry === 'string' && entry !== '') {
      control.value ||= entry;
      isRestored = true;
    }
  }
  return isRestored;
}

/** A saved entry, for a control that is read-only while the draft is restored; blank without one. */
export function readDraftEntry(name: string, control: string): string {
  const entry = readDraft(name)[control];
  return typeof entry === 'string' ? entry : '';
}

export function deleteDraft(name: string): void {
  writeStorage((storage) => storage.removeItem(`draft:${name}`));
}

function readDraft(name: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(`draft:${name}`) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Storage is blocked, or its text is not JSON: there is no draft.
    return {};
  }
}

function writeStorage(write: (storage: Storage) => void): void {
  try {
    write(sessionStorage);
  } catch {
    // Storage is blocked or full: the form works without a draft.
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Controls that are saved: not the captcha, which changes with every page load, nor the honeypot, which stays blank.
 */
function listControls(form: HTMLFormElement): Iterable<Control> {
  return form.querySelectorAll<Control>(
    `:is(input, textarea)[name]:not([type='file'], [readonly], [name='captcha'], [name='${honeypotField}'])`,
  );
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}
