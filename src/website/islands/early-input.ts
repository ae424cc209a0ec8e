import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The controls of an island as a visitor has left them before it is mounted. React keeps the elements when it hydrates
 * them, and replaces them when the page was changed meanwhile, by a translator for instance: a replaced element still
 * has its entry.
 */
export type EarlyInput = ReturnType<typeof readEarlyInput>;

/** The controls of the island around a component; `undefined` on the server and in dialogs. */
export const EarlyInputContext = createContext<EarlyInput | undefined>(undefined);

/** The entries from before the island around a component was mounted. */
export function useEarlyInput(): EarlyInput | undefined {
  return use(EarlyInputContext);
}

/**
 * Takes over what was entered, once, before the next frame. React does not read the values of fields when it hydrates
 * them, so a field with a state of its own needs this.
 */
export function useTakeOver(take: (early: EarlyInput) => void): void {
  const early = useEarlyInput();
  const onMount = useEffectEvent(() => {
    if (early) take(early);
  });
  useLayoutEffect(() => onMount(), []);
}

export function readEarlyInput(island: HTMLElement) {
  const controls = [...listControls(island)];
  const opened = Array.from(island.querySelectorAll('details'), ({ open }) => open);
  const { activeElement } = document;
  const focused = controls.find((control) => control === activeElement);
  const selection = focused && readSelection(focused);
  const find = (name: string): Control | undefined => controls.find((control) => control.name === name);

  return {
    readValue: (name: string): string | undefined => find(name)?.value,
    hasFocus: (name: string): boolean => focused?.name === name,
    isChecked: (name: string): boolean => isChecked(find(name)),
    /** The value of the radio button that is chosen. */
    readChosen: (name: string): string | undefined =>
      controls.find((control) => control.name === name && isChecked(control))?.value,
    /** The files of an input, which is emptied: without this, choosing the same file again would fire no event. */
    takeFiles: (name: string): readonly File[] => {
      const control = find(name);
      if (!(control instanceof HTMLInputElement)) return [];
      const files = [...(control.files ?? [])];
      control.value = '';
      return files;
    },
    /** React may have replaced the controls: the new ones get what was entered in the old ones. */
    restore(): void {
      if (controls.every((control) => island.contains(control))) return;
      for (const [at, details] of [...island.querySelectorAll('details')].entries()) details.open = opened[at] ?? false;
      const restored = [...listControls(island)];
      for (const control of controls) {
        const copy = restored.find((known) => known.name === control.name && isAlike(known, control));
        if (!copy) continue;
        copyEntry(control, copy);
        if (control.type === 'file') passOn(control, copy);
        if (control !== focused) continue;
        copy.focus({ preventScroll: true });
        if (selection && !(copy instanceof HTMLSelectElement)) copy.setSelectionRange(...selection);
      }
    },
  };
}

function listControls(island: HTMLElement): NodeListOf<Control> {
  return island.querySelectorAll<Control>(':is(input, textarea, select)[name]');
}

function isChecked(control: Control | undefined): boolean {
  return control instanceof HTMLInputElement && control.checked;
}

/** Radio buttons have one name. */
function isAlike(one: Control, other: Control): boolean {
  return one.type === other.type && (one.type !== 'radio' || one.value === other.value);
}

function copyEntry(from: Control, to: Control): void {
  if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) to.value = from.value;
  else if (to.type === 'file') to.files = from.files;
  else if (/^(?:checkbox|radio)$/.test(to.type)) to.checked = from.checked;
  else to.value = from.value;
}

/** A dialog that was opened before the island was mounted chooses a file for the former element. */
function passOn(from: Control, to: Control): void {
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
