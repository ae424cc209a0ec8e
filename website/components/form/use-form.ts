import {
  type FormEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { honeypotField } from '#contract/submission.ts';
import type { FormKind, SubmissionMetadata } from '#domain/submission/submission.ts';
import { dropDraft, restoreDraft, saveDraft } from './draft.ts';

/** Messages by the name of their control. */
export type FormErrors<Field extends string> = { readonly [field in Field]?: string };

/** What a form is made of. */
export type FormParts<Field extends string> = {
  readonly kind: FormKind;
  readonly consentVersion: string;
  /** Every control that a person fills in, in the order of the page. */
  readonly fields: readonly Field[];
  /** Whether nothing can be sent without a tick in the box named `terms`. */
  readonly hasTerms: boolean;
  /** Checks and sends. A second call waits for nobody: it does not happen while one is under way. */
  readonly send: (form: HTMLFormElement) => Promise<void>;
  /** Called once after a draft was put back. */
  readonly onRestored?: (form: HTMLFormElement) => void;
};

/** What the three forms have in common: messages, focus, Enter, one submit at a time, and a draft (R4.11 to R4.17). */
export function useForm<Field extends string>(parts: FormParts<Field>) {
  const { kind, fields, hasTerms } = parts;
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors<Field>>({});
  const [isAccepted, setAccepted] = useState(false);
  const [isAlive, setAlive] = useState(false);
  const isUnderWay = useRef(false);
  const shownAt = useRef(0);

  const begin = useEffectEvent((form: HTMLFormElement) => {
    shownAt.current = performance.now();
    setAlive(true);
    restoreDraft(kind, form);
    // A tick from before the scripts came, or one that the browser restored, counts too.
    setAccepted(readTerms(form));
    parts.onRestored?.(form);
  });
  useEffect(() => {
    if (ref.current) begin(ref.current);
  }, []);

  const setError = (field: Field, message: string | undefined): void =>
    setErrors(
      ({ [field]: _, ...rest }) => (message === undefined ? rest : { ...rest, [field]: message }) as typeof errors,
    );

  /** Shows messages under their fields and takes the focus to the first. */
  const showErrors = (found: FormErrors<Field>): void => {
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    const control = first && ref.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await parts.send(form);
    } finally {
      isUnderWay.current = false;
    }
  };

  /** After a success: everything as it was before the first key. */
  const clear = (): void => {
    ref.current?.reset();
    dropDraft(kind);
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

  /** While the button is disabled the browser ignores Enter; a person who presses it is told why. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !hasTerms || isAccepted || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement) || event.target.type === 'file') return;
    event.preventDefault();
    void submit(event.currentTarget);
  };

  /** Request metadata that is sent beside the entries. */
  const readMetadata = (form: HTMLFormElement): SubmissionMetadata => ({
    form: kind,
    consentVersion: parts.consentVersion,
    secondsShown: (performance.now() - shownAt.current) / 1_000,
    honeypot: String(new FormData(form).get(honeypotField) ?? ''),
  });

  return {
    ref,
    errors,
    // Before the scripts come nothing can be sent: the browser would put what was entered into the address.
    canSend: isAlive && (isAccepted || !hasTerms),
    setError,
    showErrors,
    clear,
    readMetadata,
    /** For the `<form>` itself. */
    props: { ref, tabIndex: -1, noValidate: true, onSubmit, onKeyDown, onInput } as const,
    /** For a control. */
    entry: (name: Field) => ({ name, error: errors[name] }),
  };
}

function readTerms(form: HTMLFormElement): boolean {
  const terms = form.elements.namedItem('terms');
  return terms instanceof HTMLInputElement && terms.checked;
}
