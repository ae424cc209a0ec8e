import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { fieldLabels as labels } from '#content/form/labels.ts';
import styles from './field.module.css';

type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly wide?: boolean;
  /** `short`: six digits or fewer. `medium`: a phone number, a day or a time. By default as wide as its column. */
  readonly width?: 'short' | 'medium' | undefined;
};

/** A labelled input with a hint above it and a message below. */
export function Field({ label, hint, error, wide = false, width, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} wide={wide} width={width}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  );
}

/** A labelled textarea with a hint and a message. */
export function LongField({ label, hint, error, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame name={textarea.name} label={label} hint={hint} error={error} wide>
      {(control) => <textarea {...textarea} {...control} />}
    </FieldFrame>
  );
}

type NamedFieldProps = Pick<FieldProps, 'name' | 'error'>;

export function EmailField(field: NamedFieldProps) {
  return <Field {...field} label={labels.email} hint={labels.emailHint} type="email" autoComplete="email" />;
}

export function PhoneField(field: NamedFieldProps) {
  return (
    <Field
      {...field}
      label={labels.phone}
      hint={labels.phoneHint}
      type="tel"
      width="medium"
      inputMode="numeric"
      autoComplete="tel-national"
    />
  );
}

/** The label, hint and message of a control; the control gets its id and ARIA attributes. */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  wide,
  width,
  children,
}: FieldProps & { children: (control: ReturnType<typeof useFieldIds>) => ReactNode }) {
  const control = useFieldIds(name, hint, error);
  return (
    <div className={styles.field} data-wide={wide} data-width={width}>
      <label htmlFor={control.id}>{label}</label>
      {hint && (
        <p id={`${control.id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(control)}
      <FieldError id={control.id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error !== undefined && (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )
  );
}

/** Prefix of the ids of a form's controls, so that two forms on one page have different ids. */
export const FieldScope = createContext('field');

export const toFieldId = (scope: string, name: string): string => `${scope}-${name}`;

/** The id of a control and its ARIA attributes; the ids of hint and message derive from it. */
export function useFieldIds(name: string, hint: string | undefined, error: string | undefined) {
  const id = toFieldId(use(FieldScope), name);
  const described = [error === undefined ? '' : `${id}-error`, hint ? `${id}-hint` : ''].filter(Boolean);
  return {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
}
