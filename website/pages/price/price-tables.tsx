import { optionNames, partNames } from '#content/prices/option-names.ts';
import { pricePageLabels as labels } from '#content/prices/page-labels.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import {
  type AddOn,
  addOns,
  type Category,
  categories,
  isCategoryOffered,
  listAddOn,
  type PriceTable,
  type Region,
  regions,
  validities,
  type YearPrices,
} from '#domain/price/choice.ts';
import { formatIndianDay } from '#domain/time.ts';
import { Section } from '#website/components/page/page.tsx';
import { nameOption } from '#website/components/price/describe-choice.ts';
import { Price } from '#website/components/price/price.tsx';
import styles from './pricing.module.css';

/** Every price that can be chosen, with GST: a small table for each category and add-on; works without JavaScript (R2.74). */
export function PriceTables({ table }: { table: PriceTable }) {
  return regions.map((region) => (
    <Section key={region} id={region} heading={labels.regionHeading(optionNames.region[region])}>
      <p>
        {labels.pricesFrom} <time dateTime={table.effectiveFrom}>{formatIndianDay(table.effectiveFrom)}</time>
        {labels.withGst(table.gstPercent)} {pricingPage.roundingNote}
      </p>
      <div className={styles.certificates}>
        {categories
          .filter((category) => isCategoryOffered(region, category))
          .map((category) => (
            <CategoryTable key={category} table={table} region={region} category={category} />
          ))}
      </div>
      <div className={styles.addOns}>
        {addOns.map((addOn) => (
          <AddOnTable key={addOn} table={table} region={region} addOn={addOn} />
        ))}
      </div>
      {listAddOn(table, region, 'shipping').some(({ id }) => id === 'ncr') && <p>{labels.ncr}</p>}
    </Section>
  ));
}

const { category: categoryNames, type: typeNames, validity: validityNames } = optionNames;

/** The prices of a category by year and certificate type. */
function CategoryTable({ table, region, category }: { table: PriceTable; region: Region; category: Category }) {
  const columns = listColumns(table, region, category);
  return (
    <table className={styles.table}>
      <caption>{categoryNames[category]}</caption>
      <thead>
        <tr>
          <th scope="col">{partNames.validity}</th>
          {columns.map(({ type }) => (
            <th key={type} scope="col">
              {type}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {validities.map((years, index) => (
          <tr key={years}>
            <th scope="row">{validityNames[years]}</th>
            {columns.map(({ type, prices }) => (
              <td key={type}>
                <Price rupees={prices[index] ?? 0} gstPercent={table.gstPercent} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function listColumns(table: PriceTable, region: Region, category: Category): { type: string; prices: YearPrices }[] {
  const prices = table.regions[region].certificates[category];
  if (!prices) return [];
  if ('untyped' in prices) return [{ type: labels.price, prices: prices.untyped }];
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
    <table className={styles.table}>
      <caption>{partNames[addOn]}</caption>
      <tbody>
        {kinds.map(({ id, price }) => (
          <tr key={id}>
            <th scope="row">{nameOption(addOn, id)}</th>
            <td>
              <Price rupees={price} gstPercent={table.gstPercent} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
