import { optionNames, partNames } from '#content/prices/option-names.ts';
import { pricePageLabels as labels } from '#content/prices/page-labels.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import { addGst, formatRupees, type PriceTable, type YearPrices } from '#domain/price/calculate-price.ts';
import {
  type AddOn,
  addOns,
  type Category,
  categories,
  isCategoryOffered,
  listAddOn,
  type Region,
  regions,
  validities,
} from '#domain/price/choice.ts';
import { formatIndianDay } from '#domain/time.ts';
import { Section } from '#website/components/page/page.tsx';
import { nameOption } from '#website/components/price/describe-choice.ts';
import tables from '#website/components/table/table.module.css';
import styles from './pricing.module.css';

/** Every price that can be chosen, with GST; works without JavaScript (R2.74). */
export function PriceTables({ table }: { table: PriceTable }) {
  return regions.map((region) => (
    <Section key={region} id={region} heading={labels.regionHeading(optionNames.region[region])}>
      <p>
        {labels.pricesFrom} <time dateTime={table.effectiveFrom}>{formatIndianDay(table.effectiveFrom)}</time>
        {labels.withGst(table.gstPercent)} {pricingPage.roundingNote}
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

const { category: categoryNames, type: typeNames, validity: validityNames } = optionNames;

function CertificateTable({ table, region }: { table: PriceTable; region: Region }) {
  return (
    <table className={tables.table}>
      <caption className="visually-hidden">{labels.certificatesOf(optionNames.region[region])}</caption>
      <thead>
        <tr>
          <th scope="col">{partNames.category}</th>
          <th scope="col">{partNames.type}</th>
          {validities.map((years) => (
            <th key={years} scope="col" className={styles.money}>
              {validityNames[years]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories
          .filter((category) => isCategoryOffered(region, category))
          .flatMap((category) =>
            listRows(table, region, category).map(({ type, prices }) => (
              <tr key={category + type}>
                <th scope="row">{categoryNames[category]}</th>
                <td data-label={partNames.type}>{type}</td>
                {validities.map((years, index) => (
                  <PriceCell
                    key={years}
                    label={validityNames[years]}
                    rupees={prices[index] ?? 0}
                    gstPercent={table.gstPercent}
                  />
                ))}
              </tr>
            )),
          )}
      </tbody>
    </table>
  );
}

function listRows(table: PriceTable, region: Region, category: Category): { type: string; prices: YearPrices }[] {
  const prices = table.regions[region].certificates[category];
  if (!prices) return [];
  if ('untyped' in prices) return [{ type: labels.noType, prices: prices.untyped }];
  return [
    { type: labels.either(typeNames.sign, typeNames.encrypt), prices: prices.signOrEncrypt },
    { type: typeNames.both, prices: prices.both },
  ];
}

/** Prices of the kinds of an add-on; nothing when it is not offered. */
function AddOnTable({ table, region, addOn }: { table: PriceTable; region: Region; addOn: AddOn }) {
  const kinds = listAddOn(table, region, addOn);
  if (kinds.length === 0) return null;
  return (
    <table className={styles.addOn}>
      <caption>{partNames[addOn]}</caption>
      <tbody>
        {kinds.map(({ id, price }) => (
          <tr key={id}>
            <th scope="row">{nameOption(addOn, id)}</th>
            <PriceCell rupees={price} gstPercent={table.gstPercent} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A price with GST, and before GST. */
function PriceCell({ label, rupees, gstPercent }: { label?: string; rupees: number; gstPercent: number }) {
  return (
    <td data-label={label} className={styles.money}>
      {formatRupees(addGst(rupees, gstPercent))}{' '}
      <span className={styles.before}>{labels.beforeGst(formatRupees(rupees))}</span>
    </td>
  );
}
