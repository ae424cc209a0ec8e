import { lineNames } from '#content/prices/option-names.ts';
import { prices } from '#content/prices/prices.ts';
import { addGst, formatRupees } from '#domain/price/calculate-price.ts';
import styles from './price.module.css';

/** A price with GST, and in small beside or below it the price before GST, in whole rupees. */
export function Price({ rupees }: { rupees: number }) {
  return (
    <span className={styles.price}>
      <span>{formatRupees(addGst(rupees, prices.gstPercent))}</span>{' '}
      <span className={styles.net}>{lineNames.beforeGst(formatRupees(rupees))}</span>
    </span>
  );
}
