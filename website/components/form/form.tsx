import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { honeypotField } from '#contract/submission.ts';
import type { Consent } from '#domain/legal/legal.ts';
import buttons from '#website/components/button/button.module.css';
import { FieldError, FieldScope, useFieldIds } from '#website/components/field/field.tsx';
import { EmailOrCall } from '#website/components/link/contact-link.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';
import styles from './form.module.css';

/** A form with its own id prefix and a honeypot field. */
export function Form({ children, ...form }: ComponentPropsWithRef<'form'>) {
  return (
    <FieldScope value={useId()}>
      <form {...form} className={styles.form}>
        {children}
        <div className={styles.trap} aria-hidden="true">
          <label>
            Homepage: leave this blank
            <input name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </form>
    </FieldScope>
  );
}

/** A note in a form; as an alert, changes are announced. */
export function FormNote({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) {
  return isAlert ? (
    <p role="alert" className={styles.alert}>
      {children}
    </p>
  ) : (
    <p className={styles.note}>{children}</p>
  );
}

/** The submit button, described by the text beside it: what happens, or why it is disabled. */
export function SubmitRow({
  label,
  canSend,
  hasTerms,
  children,
}: {
  label: string;
  canSend: boolean;
  hasTerms: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.send}>
      <button type="submit" className={buttons.ink} disabled={!canSend} aria-describedby={id}>
        {label}
      </button>
      <p id={id} className={styles.note}>
        {canSend || !hasTerms ? children : `Tick the box above to enable ${label}.`}
      </p>
    </div>
  );
}

/** The checkbox that sending requires. */
export function TermsField({ consent, error }: { consent: Consent; error: string | undefined }) {
  const { id, control } = useFieldIds('terms', undefined, error);
  return (
    <div className={styles.terms}>
      <div className={styles.tick}>
        <input name="terms" type="checkbox" autoComplete="off" {...control} />
        <label htmlFor={id}>{consent.text}</label>
      </div>
      <FieldError name="terms" error={error} />
      <ReadTerms />
    </div>
  );
}

/** The consent text of a form without a checkbox. */
export function ConsentNotice({ consent }: { consent: Consent }) {
  return (
    <div className={styles.terms}>
      <p>{consent.text}</p>
      <ReadTerms />
    </div>
  );
}

function ReadTerms() {
  return (
    <p className={styles.note}>
      <SiteLink to="/privacy-policy">Read the terms and the privacy policy</SiteLink>. What you have entered stays in
      this tab.
    </p>
  );
}

/** Shown only without JavaScript. */
export function WithoutScript() {
  return (
    <p className={`without-script ${styles.without}`}>
      This form needs JavaScript to send. Without it, <EmailOrCall />
    </p>
  );
}
