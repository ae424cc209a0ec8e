import { prices } from '#content/prices/prices.ts';
import type { Breakdown } from '#domain/price/calculate-price.ts';
import { formatRupees } from '#domain/price/calculate-price.ts';
import { addOns, type Choice, listAddOn } from '#domain/price/choice.ts';
import styles from './breakdown-table.module.css';
import { describeAddOn, describeCertificate } from './describe-choice.ts';
import { partNames } from './part-names.ts';

/** What a total is made of. */
export function BreakdownTable({ choice, breakdown }: { choice: Choice; breakdown: Breakdown }) {
  const shown = addOns.filter((addOn) => choice[addOn] || listAddOn(prices, choice.region, addOn).length > 0);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">What the price is made of</caption>
      <tbody>
        <Line title="Certificate" detail={describeCertificate(choice)} rupees={breakdown.certificate} />
        {shown.map((addOn) => (
          <Line
            key={addOn}
            title={partNames[addOn]}
            detail={describeAddOn(choice, addOn) ?? 'none'}
            rupees={breakdown[addOn]}
          />
        ))}
      </tbody>
      <tbody>
        <Line title="Gross" rupees={breakdown.gross} />
        <Line title={`GST ${prices.gstPercent}%`} rupees={breakdown.gst} />
      </tbody>
    </table>
  );
}

function Line({ title, detail, rupees }: { title: string; detail?: string; rupees: number }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className={styles.detail}>{detail}</td>
      <td>{formatRupees(rupees)}</td>
    </tr>
  );
}
