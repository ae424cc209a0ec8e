import type { Consent } from '#domain/legal/legal.ts';
import { FieldError } from '#website/components/field/field.tsx';
import { useFieldIds } from '#website/components/field/field-scope.ts';
import { SiteLink } from '#website/components/link/site-link.tsx';
import styles from './form.module.css';

/** The tick without which nothing is sent. */
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

/** What sending means, where there is no box to tick. */
export function ConsentNotice({ consent }: { consent: Consent }) {
  return (
    <div className={styles.terms}>
      <p>{consent.text}</p>
      <ReadTerms />
    </div>
  );
}

/** The draft outlives the way there and back. */
function ReadTerms() {
  return (
    <p className={styles.note}>
      <SiteLink to="/privacy-policy">Read the terms and the privacy policy</SiteLink>. What you have entered stays in
      this tab.
    </p>
  );
}
