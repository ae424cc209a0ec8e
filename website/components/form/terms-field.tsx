import { describe, FieldError } from '#website/components/field/field.tsx';
import styles from './contact-form.module.css';

/** The tick without which nothing is sent. */
export function TermsField({ error, onChange }: { error: string | undefined; onChange: (accepted: boolean) => void }) {
  return (
    <div className={styles.terms}>
      <label className={styles.tick}>
        <input
          name="terms"
          type="checkbox"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.checked)}
          {...describe('terms', undefined, error)}
        />
        <span>
          I accept the Terms &amp; Conditions: what I enter is kept and used to answer this enquiry, and for nothing
          else.
        </span>
      </label>
      <FieldError name="terms" error={error} />
    </div>
  );
}
