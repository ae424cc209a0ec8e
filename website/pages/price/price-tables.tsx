import { optionNames } from '#content/prices/option-names.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import type { PriceTable } from '#domain/price/calculate-price.ts';
import { addOns, regions } from '#domain/price/choice.ts';
import { formatDay, Section } from '#website/components/page/page.tsx';
import { AddOnTable } from './add-on-table.tsx';
import { CertificateTable } from './certificate-table.tsx';
import styles from './pricing.module.css';

/** Every price that can be chosen, with GST, also where no program runs (R2.74). */
export function PriceTables({ table }: { table: PriceTable }) {
  return regions.map((region) => (
    <Section key={region} id={region} heading={`${optionNames.region[region]} certificates`}>
      <p>
        Prices from <time dateTime={table.effectiveFrom}>{formatDay(table.effectiveFrom)}</time>, with{' '}
        {table.gstPercent}% GST. {pricingPage.roundingNote}
      </p>
      <CertificateTable table={table} region={region} />
      <div className={styles.addOns}>
        {addOns.map((addOn) => (
          <AddOnTable key={addOn} table={table} region={region} addOn={addOn} />
        ))}
      </div>
    </Section>
  ));
}
