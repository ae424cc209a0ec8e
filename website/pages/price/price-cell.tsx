import { addGst, formatRupees } from '#domain/price/calculate-price.ts';
import styles from './pricing.module.css';

/** A price with GST and, smaller, before it. */
export function PriceCell({ label, rupees, gstPercent }: { label?: string; rupees: number; gstPercent: number }) {
  return (
    <td data-label={label} className={styles.money}>
      {formatRupees(addGst(rupees, gstPercent))}{' '}
      <span className={styles.before}>{formatRupees(rupees)} before GST</span>
    </td>
  );
}
