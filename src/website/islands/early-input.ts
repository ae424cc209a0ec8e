import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a visitor has entered in the controls of an island before it is hydrated. React keeps the elements when it
 * hydrates them. It replaces them when the page was changed meanwhile, by a translator for instance: a replaced element
 * still has its entry.
 */
export type EarlyInput = {
  /** The value of a control; `undefined` if there is none of that name. */
  readonly readValue: (name: string) => string | undefined;
  readonly hasFocus: (name: string) => boolean;
  readonly isChecked: (name: string) => boolean;
  /** The value of the selected radio button. */
  readonly readChosen: (name: string) => string | undefined;
  /** The files of an input, which is emptied: without this, choosing the same file again would fire no event. */
  readonly takeFiles: (name: string) => readonly File[];
  /** Copies the entries, the focus and the open sections to controls that have replaced others. */
  readonly restore: () => void;
};

/** The early input of the island around a component; `undefined` on the server and in dialogs. */
export const EarlyInputContext = createContext<EarlyInput | undefined>(undefined);

export function useEarlyInput(): EarlyInput | undefined {
  return use(EarlyInputContext);
}

/**
 * Calls `adopt` with the early input, once, before the next paint. React does not read the values of fields when it
 * hydrates them, so a component with a state of its own needs this.
 */
export function useAdoptEarlyInput(adopt: (early: EarlyInput) => void): void {
  const early = useEarlyInput();
  const onHydrated = useEffectEvent(() => {
    if (early) adopt(early);
  });
  useLayoutEffect(() => onHydrated(), []);
}

export function readEarlyInput(island: HTMLElement): EarlyInput {
  const controls = [...listControls(island)];
  const opened = Array.from(island.querySelectorAll('details'), ({ open }) => open);
  const { activeElement } = document;
  const focused = controls.find((control) => control === activeElement);
  const selection = focused && readSelection(focused);
  const find = (name: string): Control | undefined => controls.find((control) => control.name === name);

  return {
    readValue: (name) => find(name)?.value,
    hasFocus: (name) => focused?.name === name,
    isChecked: (name) => isChecked(find(name)),
    readChosen: (name) => controls.find((control) => control.name === name && isChecked(control))?.value,
    takeFiles(name) {
      const control = find(name);
      if (!(control instanceof HTMLInputElement)) return [];
      const files = [...(control.files ?? [])];
      control.value = '';
      return files;
    },
    restore() {
      if (controls.every((control) => island.contains(control))) return;
      // The server and the browser render the same sections in the same order.
      for (const [at, details] of [...island.querySelectorAll('details')].entries()) details.open = opened[at] ?? false;
      const replacements = [...listControls(island)];
      for (const control of controls) {
        const replacement = replacements.find((candidate) => isSameControl(candidate, control));
        if (!replacement) continue;
        copyEntry(control, replacement);
        if (control.type === 'file') forwardFileChoice(control, replacement);
        if (control !== focused) continue;
        replacement.focus({ preventScroll: true });
        if (selection && !(replacement instanceof HTMLSelectElement)) replacement.setSelectionRange(...selection);
      }
    },
  };
}

function listControls(island: HTMLElement): NodeListOf<Control> {
  return island.querySelectorAll<Control>(':is(input, textarea, select)[name]');
}

function isCheckable({ type }: Control): boolean {
  return type === 'checkbox' || type === 'radio';
}

function isChecked(control: Control | undefined): boolean {
  return control instanceof HTMLInputElement && control.checked;
}

/** Controls are alike by name and type. The radio buttons or checkboxes of a group share both: they differ by value. */
function isSameControl(one: Control, other: Control): boolean {
  if (one.name !== other.name || one.type !== other.type) return false;
  return !isCheckable(one) || one.value === other.value;
}

function copyEntry(from: Control, to: Control): void {
  if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) to.value = from.value;
  else if (to.type === 'file') to.files = from.files;
  else if (isCheckable(to)) to.checked = from.checked;
  else to.value = from.value;
}

/** A file dialog that was opened before hydration sets the files of the replaced input. */
function forwardFileChoice(from: Control, to: Control): void {
  from.addEventListener('change', () => {
    copyEntry(from, to);
    to.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** `undefined` where the type of the field has no selection. */
function readSelection(control: Control): readonly [number, number] | undefined {
  if (control instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
