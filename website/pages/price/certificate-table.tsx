import { optionNames } from '#content/prices/option-names.ts';
import type { PriceTable, YearPrices } from '#domain/price/calculate-price.ts';
import type { Category, Region } from '#domain/price/choice.ts';
import { categories, isCategoryOffered, validities } from '#domain/price/choice.ts';
import { partNames } from '#website/components/price/part-names.ts';
import tables from '#website/components/table/table.module.css';
import { PriceCell } from './price-cell.tsx';
import styles from './pricing.module.css';

const { category: categoryNames, type: typeNames, validity: validityNames } = optionNames;

/** What a region's certificates cost by category, type and years. */
export function CertificateTable({ table, region }: { table: PriceTable; region: Region }) {
  return (
    <table className={tables.table}>
      <caption className="visually-hidden">Certificates, {optionNames.region[region]}</caption>
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

type Row = { readonly type: string; readonly prices: YearPrices };

function listRows(table: PriceTable, region: Region, category: Category): readonly Row[] {
  const prices = table.regions[region].certificates[category];
  if (!prices) return [];
  if ('untyped' in prices) return [{ type: 'none', prices: prices.untyped }];
  return [
    { type: `${typeNames.sign} or ${typeNames.encrypt}`, prices: prices.signOrEncrypt },
    { type: typeNames.both, prices: prices.both },
  ];
}
