import { optionNames, partNames } from '#content/prices/option-names.ts';
import { pricePageLabels as labels } from '#content/prices/page-labels.ts';
import { prices } from '#content/prices/prices.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import {
  addOns,
  type Category,
  categories,
  isCategoryOffered,
  listAddOn,
  type PriceTable,
  type Region,
  regions,
  validities,
} from '#domain/price/choice.ts';
import { formatIndianDay } from '#domain/time.ts';
import { Section } from '#website/components/page/page.tsx';
import { nameOption } from '#website/pages/price/format-choice.ts';
import { Price } from '#website/pages/price/price.tsx';
import styles from './pricing.module.css';

const { category: categoryNames, type: typeNames, validity: validityNames } = optionNames;

/**
 * Every price that can be chosen, with GST: a small table for each category and add-on; works without JavaScript
 * (R2.74).
 */
export function PriceTables() {
  return regions.map((region) => {
    const certificates = categories
      .filter((category) => isCategoryOffered(region, category))
      .map((category) => (
        <Table
          key={category}
          caption={categoryNames[category]}
          head={partNames.validity}
          rows={validities.map((years) => validityNames[years])}
          columns={listColumns(region, category)}
        />
      ));
    const further = addOns.flatMap((addOn) => {
      const kinds = listAddOn(prices, region, addOn);
      const column = { title: labels.price, prices: kinds.map(({ price }) => price) };
      const names = kinds.map(({ id }) => nameOption(addOn, id) ?? id);
      return names.length > 0 ? [<Table key={addOn} caption={partNames[addOn]} rows={names} columns={[column]} />] : [];
    });
    const isRow = certificates.length + further.length <= maxTablesInRow;
    return (
      <Section key={region} id={region} heading={labels.regionHeading(optionNames.region[region])}>
        <p>
          {labels.pricesFrom} <time dateTime={prices.effectiveFrom}>{formatIndianDay(prices.effectiveFrom)}</time>
          {labels.withGst(prices.gstPercent)} {pricingPage.roundingNote}
        </p>
        <div className={styles.certificates} data-row={isRow}>
          {certificates}
          {isRow && further}
        </div>
        {!isRow && <div className={styles.addOns}>{further}</div>}
        {listAddOn(prices, region, 'shipping').some(({ id }) => id === 'ncr') && <p>{labels.ncr}</p>}
      </Section>
    );
  });
}

/** So few tables share one row on a laptop. */
const maxTablesInRow = 3;

/** The prices of each row, in whole rupees before GST. */
type Column = { readonly title: string; readonly prices: readonly number[] };

/** The prices of a category by certificate type, for each validity. */
function listColumns(region: Region, category: Category): readonly Column[] {
  const { certificates }: PriceTable['regions'][Region] = prices.regions[region];
  const found = certificates[category];
  if (!found) return [];
  if ('untyped' in found) return [{ title: labels.price, prices: found.untyped }];
  return [
    { title: labels.either(typeNames.sign, typeNames.encrypt), prices: found.signOrEncrypt },
    { title: typeNames.both, prices: found.both },
  ];
}

function Table({
  caption,
  head,
  rows,
  columns,
}: {
  caption: string;
  /** What the rows are; without it the columns have no headings. */
  head?: string;
  rows: readonly string[];
  columns: readonly Column[];
}) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      {head && (
        <thead>
          <tr>
            {[head, ...columns.map(({ title }) => title)].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => (
              <td key={column.title}>
                <Price rupees={column.prices[index] ?? 0} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
