import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { useFieldIds } from './field-scope.ts';

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
  const { control } = useFieldIds(input.name, hint, error);
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} wide={wide}>
      <input {...input} {...control} />
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
  const { control } = useFieldIds(textarea.name, hint, error);
  return (
    <FieldFrame name={textarea.name} label={label} hint={hint} error={error} wide={wide}>
      <textarea {...textarea} {...control} />
    </FieldFrame>
  );
}

/** A label, a control, a hint and a message. */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  wide,
  children,
}: Omit<FieldProps, 'hint'> & { hint: string | undefined; children: ReactNode }) {
  const { id } = useFieldIds(name, hint, error);
  return (
    <div className={styles.field} data-wide={wide}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}

/** The message under a field. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  const { id } = useFieldIds(name, undefined, error);
  return (
    error !== undefined && (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )
  );
}
