import { useSyncExternalStore } from 'react';
import { site } from '#content/site.ts';
import type { Choice } from '#domain/price/choice.ts';
import styles from './calculator.module.css';
import { toPriceLink } from './price-link.ts';

/** What a printed price says of where it comes from; on the screen it is the page itself that says so. */
export function PrintHead({ choice }: { choice: Choice }) {
  const origin = useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );
  return (
    <p className={styles.printed}>
      {site.owner}, {site.emails.sales}, {site.phones.sales}
      <br />
      {toPriceLink(choice, origin)}
    </p>
  );
}
