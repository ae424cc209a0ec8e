import { optionNames } from '#content/prices/option-names.ts';
import type { PriceTable } from '#domain/price/calculate-price.ts';
import type { AddOn, Region } from '#domain/price/choice.ts';
import { listAddOn } from '#domain/price/choice.ts';
import { partNames } from '#website/components/price/part-names.ts';
import { PriceCell } from './price-cell.tsx';
import styles from './pricing.module.css';

/** What the kinds of an add-on cost; nothing where it is not offered. */
export function AddOnTable({ table, region, addOn }: { table: PriceTable; region: Region; addOn: AddOn }) {
  const kinds = listAddOn(table, region, addOn);
  const names: { readonly [id: string]: string } = optionNames[addOn];
  if (kinds.length === 0) return null;
  return (
    <table className={styles.addOn}>
      <caption>{partNames[addOn]}</caption>
      <tbody>
        {kinds.map(({ id, price }) => (
          <tr key={id}>
            <th scope="row">{names[id]}</th>
            <PriceCell rupees={price} gstPercent={table.gstPercent} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
