import { setRupees } from '#domain/price/set-rupees.ts';
import { addGst } from '#domain/price/work-out-price.ts';
import styles from './pricing.module.css';

/** A price with GST and, smaller, before it. */
export function PriceCell({ label, rupees, gstPercent }: { label?: string; rupees: number; gstPercent: number }) {
  return (
    <td data-label={label} className={styles.money}>
      {setRupees(addGst(rupees, gstPercent))} <span className={styles.before}>{setRupees(rupees)} before GST</span>
    </td>
  );
}
