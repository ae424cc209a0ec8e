import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { enquiryMessages } from '#content/enquiry/messages.ts';
import { consents } from '#content/legal/consents.ts';
import type { SubmissionOutcome } from '#contract/client.ts';
import { honeypotField } from '#contract/submission.ts';
import { validateCaptcha } from '#domain/enquiry/captcha.ts';
import type { FormKind, SubmissionMetadata } from '#domain/submission/submission.ts';
import { useCaptcha } from '#website/components/captcha/captcha.ts';
import type { DialogMessage } from '#website/components/message-dialog/message-dialog.tsx';
import { useEarlyInput } from '#website/islands/early-input.ts';
import { deleteDraft, restoreDraft, saveDraft } from './draft.ts';
import { normaliseControl, normaliseControls, readTerms, readValues } from './form-values.ts';
import { type FormErrors, formatOutcome, holdInPlace, pickErrors, useErrors } from './use-errors.ts';

/** The controls that every form has after its own. */
type SharedField = 'captcha' | 'terms';

export type FormOptions<OwnField extends string = string> = {
  readonly kind: FormKind;
  /** The form's own controls that a person fills in, in the order of the page. */
  readonly fields: readonly OwnField[];
  /** The message for an unchecked `terms`, which sending requires; without it, the form has no such checkbox. */
  readonly termsMessage?: string | undefined;
  readonly validate: (form: HTMLFormElement) => FormErrors<OwnField>;
  /** The titles of the dialog about an outcome. */
  readonly titles: { readonly stored: string; readonly failed: string };
  /** Sends valid entries. Returns the outcome to show, if any. Not called again until its promise settles. */
  readonly send: (form: HTMLFormElement, metadata: SubmissionMetadata) => Promise<SubmissionOutcome | undefined>;
  /** Called once, when a draft was restored, or something may have been entered before. */
  readonly onEntered?: (form: HTMLFormElement) => void;
};

/** State shared by the three forms: messages, focus, Enter, one submit at a time, and a draft (R4.11 to R4.17). */
export function useForm<OwnField extends string>(options: FormOptions<OwnField>) {
  type Field = OwnField | SharedField;
  const { kind, termsMessage } = options;
  const fields: readonly Field[] = [...options.fields, 'captcha', 'terms'];
  const hasTerms = termsMessage !== undefined;
  const consent = consents[kind];
  const early = useEarlyInput();
  const captcha = useCaptcha();
  const [message, setMessage] = useState<DialogMessage>();
  const ref = useRef<HTMLFormElement>(null);
  const { errors, reported, setError, showErrors } = useErrors(fields);
  const [isAccepted, setAccepted] = useState(false);
  const isPending = useRef(false);
  const [isSending, setSending] = useState(false);
  /** When the form was shown, in milliseconds since the document's start; `undefined` if a draft was restored. */
  const shownAt = useRef<number>(undefined);

  const begin = useEffectEvent((form: HTMLFormElement) => {
    const isRestored = restoreDraft(kind, form);
    // Robots send within seconds. The time runs from the page's start, or from the opening of a dialog.
    const openedAt = early ? 0 : performance.now();
    shownAt.current = isRestored ? undefined : openedAt;
    setAccepted(readTerms(form));
    if (!isRestored && !early) return;
    // What was entered before the form was hydrated is in no draft yet. A restored one is not saved again: a typed city
    // is still read-only, and would be left out.
    if (!isRestored) saveDraft(kind, form);
    options.onEntered?.(form);
  });
  useEffect(() => {
    if (ref.current) begin(ref.current);
  }, []);

  const findErrors = (form: HTMLFormElement): FormErrors<Field> => {
    const captchaError = validateCaptcha(readValues(form, ['captcha']).captcha, captcha.code ?? '');
    return {
      ...options.validate(form),
      ...(captchaError && { captcha: enquiryMessages[captchaError] }),
      ...(hasTerms && !readTerms(form) && { terms: termsMessage }),
    } as FormErrors<Field>;
  };

  const readMetadata = (form: HTMLFormElement): SubmissionMetadata => ({
    form: kind,
    consentVersion: consent.version,
    secondsShown: shownAt.current === undefined ? undefined : (performance.now() - shownAt.current) / 1_000,
    honeypot: String(new FormData(form).get(honeypotField) ?? ''),
  });

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isPending.current) return;
    isPending.current = true;
    try {
      // Enter sends without leaving the control.
      normaliseControls(form);
      const invalid = findErrors(form);
      showErrors(invalid);
      if (Object.keys(invalid).length > 0) return;
      setSending(true);
      const outcome = await options.send(form, readMetadata(form)).finally(() => setSending(false));
      if (outcome) showOutcome(outcome);
    } finally {
      isPending.current = false;
    }
  };

  /** Resets the form after a success. */
  const clear = (): void => {
    ref.current?.reset();
    deleteDraft(kind);
    showErrors({});
    setAccepted(false);
    shownAt.current = performance.now();
    captcha.renew();
  };

  /**
   * The error catalogue (R8.3 to R8.7): messages under the fields, or a dialog; both for a refusal that names a field.
   */
  const showOutcome = (outcome: SubmissionOutcome): void => {
    const errors = 'errors' in outcome ? pickErrors(outcome.errors ?? {}, fields) : {};
    if (Object.keys(errors).length > 0) {
      showErrors(errors);
      if (outcome.outcome === 'invalid') return;
    }
    if (outcome.outcome === 'stored') clear();
    setMessage({ ...formatOutcome(outcome, options.titles), fallbackFocus: ref.current });
  };

  const props: ComponentProps<'form'> = {
    ref,
    tabIndex: -1,
    noValidate: true,
    onInput({ target, currentTarget }) {
      const control = target instanceof HTMLElement ? target : undefined;
      const field = fields.find((known) => known === control?.getAttribute('name'));
      if (control && field && errors[field] !== undefined) holdInPlace(control, () => setError(field, undefined));
      setAccepted(readTerms(currentTarget));
      saveDraft(kind, currentTarget);
    },
    /** In the capture phase, so that it runs before the control's own handler reads the entry. */
    onBlurCapture({ target, currentTarget }) {
      normaliseControl(target);
      saveDraft(kind, currentTarget);
    },
    onSubmit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    /** A disabled submit button makes the browser ignore Enter: submit anyway, so that the messages appear. */
    onKeyDown(event) {
      if (event.key !== 'Enter' || !hasTerms || isAccepted || event.nativeEvent.isComposing) return;
      if (!(event.target instanceof HTMLInputElement) || event.target.type === 'file') return;
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };

  return {
    kind,
    captcha,
    consent,
    hasTerms,
    showMessage: setMessage,
    canSend: isAccepted || !hasTerms,
    isSending,
    /** The current value. Asynchronous handlers need it, because `isSending` is that of their render. */
    isSubmitting: () => isPending.current,
    reported: reported as readonly string[],
    /** The current errors by control. */
    errors: errors as { readonly [name: string]: string | undefined },
    setError,
    /** Props of the `<form>`. */
    props,
    /** Props of the `<MessageDialog>`. */
    dialog: { message, onClose: () => setMessage(undefined) },
    /** Props of a control. */
    entry: (name: Field): { name: string; error: string | undefined } => ({ name, error: errors[name] }),
  };
}

/** The state of a form with any fields of its own. */
export type FormState = ReturnType<typeof useForm<never>>;
