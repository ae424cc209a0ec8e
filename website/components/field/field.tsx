import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';

type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly wide?: boolean;
};

/** A labelled text field with its message under it. */
export function Field({
  label,
  hint,
  error,
  wide = false,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} wide={wide}>
      <input {...input} {...describe(input.name, hint, error)} />
    </FieldFrame>
  );
}

/** The same over several lines. */
export function LongField({
  label,
  hint,
  error,
  wide = true,
  ...textarea
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame name={textarea.name} label={label} hint={hint} error={error} wide={wide}>
      <textarea {...textarea} {...describe(textarea.name, hint, error)} />
    </FieldFrame>
  );
}

function FieldFrame({
  name,
  label,
  hint,
  error,
  wide,
  children,
}: Omit<FieldProps, 'hint'> & { hint: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.field} data-wide={wide}>
      <label htmlFor={`field-${name}`}>{label}</label>
      {children}
      {hint && (
        <p id={`field-${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}

/** The message under a field. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return (
    error !== undefined && (
      <p id={`field-${name}-error`} className={styles.error}>
        {error}
      </p>
    )
  );
}

/** What ties a control to its label, hint and message. */
export function describe(name: string, hint: string | undefined, error: string | undefined) {
  const ids = [error === undefined ? '' : `field-${name}-error`, hint ? `field-${name}-hint` : ''].filter(Boolean);
  return {
    id: `field-${name}`,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}
