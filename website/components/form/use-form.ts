import {
  type FormEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { FieldErrors } from '#contract/problem.ts';
import { honeypotField } from '#contract/submission.ts';
import type { FormKind, SubmissionMetadata } from '#domain/submission/submission.ts';
import type { DialogMessage } from '#website/components/message-dialog/message-dialog.tsx';
import { deleteDraft, restoreDraft, saveDraft } from './draft.ts';

/** Messages by the name of their control. */
export type FormErrors<Field extends string> = { readonly [field in Field]?: string };

/** Options of `useForm`. */
export type FormOptions<Field extends string> = {
  readonly kind: FormKind;
  readonly consentVersion: string;
  /** Every control that a person fills in, in the order of the page. */
  readonly fields: readonly Field[];
  /** Whether sending requires the checkbox `terms`. */
  readonly hasTerms: boolean;
  /** Validates and sends. Not called again until its promise settles. */
  readonly send: (form: HTMLFormElement) => Promise<void>;
  /** Called once on mount, after the draft was restored. */
  readonly onRestored?: (form: HTMLFormElement) => void;
};

/** State shared by the three forms: messages, focus, Enter, one submit at a time, and a draft (R4.11 to R4.17). */
export function useForm<Field extends string>(options: FormOptions<Field>) {
  const { kind, fields, hasTerms } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors<Field>>({});
  const [isAccepted, setAccepted] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  const isPending = useRef(false);
  const shownAt = useRef(0);

  const begin = useEffectEvent((form: HTMLFormElement) => {
    shownAt.current = performance.now();
    setHydrated(true);
    restoreDraft(kind, form);
    // The box may have been checked before hydration, or restored by the browser.
    setAccepted(readTerms(form));
    options.onRestored?.(form);
  });
  useEffect(() => {
    if (ref.current) begin(ref.current);
  }, []);

  const setError = (field: Field, message: string | undefined): void =>
    setErrors(
      ({ [field]: _, ...rest }) => (message === undefined ? rest : { ...rest, [field]: message }) as typeof errors,
    );

  /** Shows messages under their fields and focuses the first. */
  const showErrors = (found: FormErrors<Field>): void => {
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    const control = first && ref.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isPending.current) return;
    isPending.current = true;
    try {
      await options.send(form);
    } finally {
      isPending.current = false;
    }
  };

  /** Resets the form after a success. */
  const clear = (): void => {
    ref.current?.reset();
    deleteDraft(kind);
    setErrors({});
    setAccepted(false);
    shownAt.current = performance.now();
  };

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>): void => {
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
    const field = fields.find((known) => known === name);
    if (field) setError(field, undefined);
    setAccepted(readTerms(currentTarget));
    saveDraft(kind, currentTarget);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  /** A disabled submit button makes the browser ignore Enter: submit anyway, so that the messages appear. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !hasTerms || isAccepted || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement) || event.target.type === 'file') return;
    event.preventDefault();
    void submit(event.currentTarget);
  };

  const readMetadata = (form: HTMLFormElement): SubmissionMetadata => ({
    form: kind,
    consentVersion: options.consentVersion,
    secondsShown: (performance.now() - shownAt.current) / 1_000,
    honeypot: String(new FormData(form).get(honeypotField) ?? ''),
  });

  return {
    ref,
    errors,
    // Before hydration the browser itself would submit, with the entries in the address.
    canSend: isHydrated && (isAccepted || !hasTerms),
    setError,
    showErrors,
    clear,
    readMetadata,
    /** Props of the `<form>`. */
    props: { ref, tabIndex: -1, noValidate: true, onSubmit, onKeyDown, onInput } as const,
    /** Props of a control. */
    entry: (name: Field) => ({ name, error: errors[name] }),
  };
}

function readTerms(form: HTMLFormElement): boolean {
  const terms = form.elements.namedItem('terms');
  return terms instanceof HTMLInputElement && terms.checked;
}

/** The trimmed values of a form's fields; blank for an absent one, `on` for a checked box. */
export function readTexts<Name extends string>(
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

/** The dialog for a 429. */
export function describeRateLimit(seconds: number): DialogMessage {
  return { title: 'Error', text: `Too many attempts. Try again in ${seconds} seconds.` };
}

/** The messages of a 422 for controls of the form; `undefined` when there are none. */
export function pickErrors<Field extends string>(
  errors: FieldErrors,
  fields: readonly Field[],
): { readonly errors: FormErrors<Field> } | undefined {
  const picked = fields.flatMap((field) => (errors[field] ? [[field, errors[field].message] as const] : []));
  return picked.length === 0 ? undefined : { errors: Object.fromEntries(picked) as FormErrors<Field> };
}
