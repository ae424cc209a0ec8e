import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { formLabels as labels } from '#content/form/labels.ts';
import { honeypotField } from '#contract/submission.ts';
import buttons from '#website/components/button/button.module.css';
import callout from '#website/components/callout/callout.module.css';
import { CaptchaField } from '#website/components/captcha/captcha-field.tsx';
import { FieldError, FieldScope, toFieldId, useFieldIds } from '#website/components/field/field.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { MessageDialog } from '#website/components/message-dialog/message-dialog.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { EmailOrCall } from './email-or-call.tsx';
import styles from './form.module.css';
import type { FormState } from './use-form.ts';

/** One of the three forms: its own fields, and around them the common parts. */
export function Form({
  form,
  labelledBy,
  note,
  submit,
  destination,
  alert,
  children,
}: {
  form: FormState;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** Above the fields. */
  note: string;
  /** The label of the submit button. */
  submit: string;
  /** Who gets the entries; beside the submit button, when it is enabled. */
  destination: string;
  /** Announced when it changes. */
  alert?: string;
  children: ReactNode;
}) {
  const destinationId = useId();
  const { kind, consent, hasTerms, canSend } = form;
  const desk = labels.desks[kind];
  return (
    <FieldScope value={useId()}>
      <p className={`without-script ${callout.callout}`}>
        {labels.withoutScript} <EmailOrCall emails={desk.emails} phone={desk.phone} /> {desk.say}
      </p>
      {/* Outside a dialog the method does nothing: without scripts no entry gets into the address. */}
      <form {...form.props} method="dialog" aria-labelledby={labelledBy} className={styles.form}>
        <ErrorSummary form={form} />
        <p className={styles.note}>{keepTogether(note)}</p>
        {children}
        <CaptchaField form={form} />
        <div className={styles.terms}>
          {hasTerms ? <Terms text={consent.text} error={form.entry('terms').error} /> : <p>{consent.text}</p>}
          <p className={styles.note}>
            <SiteLink to="/privacy-policy">{labels.terms}</SiteLink>. {labels.draft}
          </p>
        </div>
        <div className={styles.send}>
          <button type="submit" className={buttons.ink} disabled={!canSend} aria-describedby={destinationId}>
            {submit}
          </button>
          <p id={destinationId} className={styles.note}>
            {canSend || !hasTerms ? destination : labels.tickFirst(submit)}
          </p>
        </div>
        {alert !== undefined && (
          <p role="alert" className={styles.alert}>
            {alert}
          </p>
        )}
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {labels.honeypot}
            <input name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </form>
      <MessageDialog {...form.dialog} />
    </FieldScope>
  );
}

/**
 * The errors of a failed submit, each a link to its control, until it is corrected. The focus moves here, or to the
 * control if there is but one error.
 */
function ErrorSummary({ form }: { form: FormState }) {
  const { reported, errors } = form;
  const scope = use(FieldScope);
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first, second] = reported;
    if (second) {
      // At the top, so that the whole list and the first control below it are in view.
      summary.current?.scrollIntoView({ block: 'start' });
      summary.current?.focus({ preventScroll: true });
    } else if (first) focusControl(toFieldId(scope, first));
  }, [reported, scope]);
  const left = reported.flatMap((name) => (errors[name] === undefined ? [] : { name, error: errors[name] }));
  if (left.length === 0) return;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and its place in the border is fixed
    <div
      ref={summary}
      role="group"
      tabIndex={-1}
      className={`${callout.callout} ${styles.summary}`}
      aria-labelledby={id}
      aria-describedby={`${id}-list`}
    >
      <b id={id}>{labels.problem}</b>
      <ul id={`${id}-list`}>
        {left.map(({ name, error }) => {
          const control = toFieldId(scope, name);
          return (
            <li key={name}>
              <a
                href={`#${control}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusControl(control);
                }}
              >
                {error}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Scrolls to the middle: at the edge the sticky bar would cover the label or the message. */
function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** The checkbox that sending requires. */
function Terms({ text, error }: { text: string; error: string | undefined }) {
  const control = useFieldIds('terms', undefined, error);
  return (
    <>
      <div className={styles.tick}>
        <input name="terms" type="checkbox" autoComplete="off" {...control} />
        <label htmlFor={control.id}>{text}</label>
      </div>
      <FieldError id={control.id} error={error} />
    </>
  );
}
