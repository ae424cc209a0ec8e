import type { YearlyCost } from '#domain/price/calculate-price.ts';
import { formatRupees } from '#domain/price/calculate-price.ts';
import styles from './yearly-cost-bar.module.css';

/** What a year costs with a validity, in figures and as a bar: the shorter, the better the deal. */
export function YearlyCostBar({ cost, highest, isChosen }: { cost: YearlyCost; highest: number; isChosen: boolean }) {
  return (
    <div className={styles.cost} data-chosen={isChosen}>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
        <rect className={styles.track} width="100" height="8" />
        <rect className={styles.length} width={highest > 0 ? (cost.perYear * 100) / highest : 0} height="8" />
      </svg>
      <span>{formatRupees(cost.perYear)} a year</span>
      {cost.isLowest && <span>lowest</span>}
    </div>
  );
}
