import { dateLabels, planLabels, wayStatusTexts, wayTitles } from '#content/plan/plan.ts';
import { formatIndianMoment } from '#domain/time.ts';
import tables from '#website/components/table/table.module.css';
import type { WayPlan } from './make-plan.ts';

const rows = [
  ['applyBy', dateLabels.applyBy],
  ['downloadBy', dateLabels.downloadBy],
  ['registerBy', dateLabels.registerBy],
] as const;

/** The last safe moment of each step, by way of verification; one column where both take as long. */
export function PlanDates({ ways: all, deadline }: { ways: readonly WayPlan[]; deadline: Date }) {
  const isSame = all.length > 1 && all.every(({ approval }) => approval === all[0]?.approval);
  const ways = isSame ? all.slice(0, 1) : all;
  const titles = isSame ? { ...wayTitles, ekyc: dateLabels.eitherWay } : wayTitles;
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{planLabels.dates}</th>
          {ways.map(({ way }) => (
            <th key={way} scope="col">
              {titles[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{dateLabels.approvalTime}</th>
          {ways.map(({ way, approval, deadline: dates }) => (
            <td key={way} data-label={titles[way]}>
              {approval}
              {dates && `: ${wayStatusTexts[dates.status]}`}
            </td>
          ))}
        </tr>
        {rows.map(([key, title]) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {ways.map(({ way, deadline: dates }) => (
              <td key={way} data-label={titles[way]}>
                {dates?.status === 'in-time' ? formatIndianMoment(dates[key]) : dateLabels.asSoonAsPossible}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{dateLabels.signBy}</th>
          <td colSpan={ways.length}>{formatIndianMoment(deadline)}</td>
        </tr>
      </tbody>
    </table>
  );
}
