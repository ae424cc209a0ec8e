import { site } from '#content/site.ts';
import styles from './form.module.css';

/** Sending needs JavaScript; who has none is told at once, with the other ways. */
export function WithoutScript() {
  return (
    <p className={`without-script ${styles.without}`}>
      This form needs JavaScript to send. Without it, write to{' '}
      <a href={`mailto:${site.emails.info}`}>{site.emails.info}</a> or call{' '}
      <a href={`tel:${site.phones.sales.replaceAll(' ', '')}`}>{site.phones.sales}</a>.
    </p>
  );
}
