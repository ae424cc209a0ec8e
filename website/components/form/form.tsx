import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { honeypotField } from '#contract/submission.ts';
import { FieldScope } from '#website/components/field/field-scope.ts';
import styles from './form.module.css';

/** A form whose controls have ids of their own, with the field that only robots fill in. */
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

/** What a form tells beside its fields; as an alert it is announced when it changes. */
export function FormNote({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) {
  return isAlert ? (
    <p role="alert" className={styles.alert}>
      {children}
    </p>
  ) : (
    <p className={styles.note}>{children}</p>
  );
}
