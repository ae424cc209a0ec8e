import { dateLabels, planLabels, wayStatusTexts, wayTitles } from '#content/plan/plan.ts';
import { formatIndianMoment } from '#domain/time.ts';
import { Fact, Facts } from '#website/components/fact/fact.tsx';
import tables from '#website/components/table/table.module.css';
import type { WayPlan } from './make-plan.ts';

type DatesProps = {
  readonly ways: readonly WayPlan[];
  readonly deadline: Date;
  /** The label of the first date. */
  readonly applyBy: string;
  /** Somebody else links the certificate, in their own time. */
  readonly isLinkedByOthers: boolean;
};

const listRows = ({ applyBy, isLinkedByOthers }: DatesProps) => [
  ['applyBy', applyBy] as const,
  ['downloadBy', dateLabels.downloadBy] as const,
  ...(isLinkedByOthers ? [] : [['registerBy', dateLabels.registerBy] as const]),
];

/** Railway agents log in with the certificate. Everybody else signs. */
const formatEnd = ({ isLinkedByOthers }: DatesProps): string =>
  isLinkedByOthers ? dateLabels.logInBy : dateLabels.signBy;

/** Whether the ways of verification take different times; for an organisation they take the same. */
export const hasTwoTimes = (ways: readonly WayPlan[]): boolean =>
  new Set(ways.map(({ approval }) => approval)).size > 1;

/** The last safe moment of each step. */
export function PlanDates(dates: DatesProps) {
  const { ways } = dates;
  const [first] = ways;
  if (!first) return null;
  return hasTwoTimes(ways) ? <DatesByWay {...dates} /> : <Dates {...dates} way={first} />;
}

function Dates({ way, ...dates }: DatesProps & { way: WayPlan }) {
  return (
    <Facts>
      <Fact term={dateLabels.approvalTime}>{way.approval}</Fact>
      {listRows(dates).map(([key, title]) => (
        <Fact key={key} term={title}>
          {formatDate(way, key)}
        </Fact>
      ))}
      <Fact term={formatEnd(dates)}>{formatIndianMoment(dates.deadline)}</Fact>
    </Facts>
  );
}

function DatesByWay(dates: DatesProps) {
  const { ways, deadline } = dates;
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{planLabels.dates}</th>
          {ways.map(({ way }) => (
            <th key={way} scope="col">
              {wayTitles[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{dateLabels.approvalTime}</th>
          {ways.map(({ way, approval, deadline: dates }) => (
            <td key={way} data-label={wayTitles[way]}>
              {approval}
              {dates && `: ${wayStatusTexts[dates.status]}`}
            </td>
          ))}
        </tr>
        {listRows(dates).map(([key, title]) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {ways.map((way) => (
              <td key={way.way} data-label={wayTitles[way.way]}>
                {formatDate(way, key)}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{formatEnd(dates)}</th>
          <td colSpan={ways.length}>{formatIndianMoment(deadline)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function formatDate({ deadline: dates }: WayPlan, key: 'applyBy' | 'downloadBy' | 'registerBy'): string {
  return dates?.status === 'in-time' ? formatIndianMoment(dates[key]) : dateLabels.asSoonAsPossible;
}
