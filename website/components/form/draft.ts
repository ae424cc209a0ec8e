/** What is left out of a draft: a captcha is drawn anew, and the robots' field is nobody's. */
const passing = ['captcha', 'homepage'];

/** Writes what stands in a form into this tab's storage, so that an accidental reload loses nothing. Files cannot be kept. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const entries = Object.fromEntries(
    keptControls(form).map((control) => [control.name, isTick(control) ? control.checked : control.value]),
  );
  writeStorage((storage) => storage.setItem(`draft:${name}`, JSON.stringify(entries)));
}

/** Puts a draft back where nothing has been entered since. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const entries = readDraft(name);
  for (const control of keptControls(form)) {
    const entry = entries[control.name];
    if (isTick(control)) control.checked ||= entry === true;
    else if (control.value === '' && typeof entry === 'string') control.value = entry;
  }
}

/** Forgets a draft: the form was sent. */
export function dropDraft(name: string): void {
  writeStorage((storage) => storage.removeItem(`draft:${name}`));
}

function readDraft(name: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(`draft:${name}`) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Storage that is shut, or that somebody else wrote into, holds no draft.
    return {};
  }
}

function writeStorage(write: (storage: Storage) => void): void {
  try {
    write(sessionStorage);
  } catch {
    // Storage that is shut or full: the form works without a draft.
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function keptControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      element.type !== 'file' &&
      !element.readOnly &&
      !passing.includes(element.name),
  );
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}
