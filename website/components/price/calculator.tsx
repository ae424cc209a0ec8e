import { useId, useMemo, useRef } from 'react';
import { prices } from '#content/prices/prices.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import { formatRupees } from '#domain/price/calculate-price.ts';
import type { Choice } from '#domain/price/choice.ts';
import type { Correction } from '#domain/price/choice-address.ts';
import { formatDay } from '#website/components/page/page.tsx';
import { AddOnFields } from './add-on-fields.tsx';
import { BreakdownTable } from './breakdown-table.tsx';
import styles from './calculator.module.css';
import { CertificateFields } from './certificate-fields.tsx';
import { CorrectionsNote } from './corrections-note.tsx';
import { PriceActions } from './price-actions.tsx';
import { PrintHead } from './print-head.tsx';
import { tellPrice } from './tell-price.ts';
import { useChoice } from './use-choice.ts';

/** The price calculator of page and dialog (R2.16, R2.71). */
export function Calculator({
  first,
  corrections = [],
  isDialog = false,
  onChange,
}: {
  /** The choice that it opens with. */
  first: Choice;
  /** What was changed of a link's wishes to come to `first`. */
  corrections?: readonly Correction[];
  isDialog?: boolean;
  onChange?: (choice: Choice) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const control = useChoice(first, root, onChange);
  const { choice } = control;
  const breakdown = useMemo(() => tellPrice(choice, prices), [choice]);
  const totalId = useId();
  return (
    <div ref={root} className={styles.frame}>
      <PrintHead choice={choice} />
      {corrections.length > 0 && control.isUntouched && <CorrectionsNote corrections={corrections} choice={choice} />}
      <div className={styles.calculator}>
        <div className={styles.choices}>
          <CertificateFields control={control} />
          <AddOnFields control={control} />
        </div>
        <div className={styles.breakdown}>
          <BreakdownTable choice={choice} breakdown={breakdown} />
        </div>
        <p className={styles.total}>
          <span id={totalId}>Total</span>
          <output aria-labelledby={totalId}>{formatRupees(breakdown.total)}</output>
        </p>
        <div className={styles.after}>
          <p className={styles.hint}>
            With GST. Prices from <time dateTime={prices.effectiveFrom}>{formatDay(prices.effectiveFrom)}</time>.{' '}
            {pricingPage.estimateNote}
          </p>
          <PriceActions choice={choice} breakdown={breakdown} isDialog={isDialog} />
        </div>
      </div>
    </div>
  );
}
