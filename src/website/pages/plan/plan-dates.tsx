import { dateLabels, planLabels, wayStatusTexts, wayTitles } from '#content/plan/plan.ts';
import { formatIndianMoment } from '#domain/time.ts';
import { Fact, Facts } from '#website/components/fact/fact.tsx';
import tables from '#website/components/table/table.module.css';
import { hasTwoTimes, type WayPlan } from './make-plan.ts';

type DatesProps = {
  readonly ways: readonly WayPlan[];
  readonly deadline: Date;
  readonly token: 'hasToken' | 'inIndia' | 'abroad';
  /** Somebody else links the certificate, in their own time. */
  readonly isLinkedByOthers: boolean;
};

/** Whether the certificate must be registered only by the hour of the signature. */
const isRegisteredLast = ({ ways, deadline }: DatesProps): boolean =>
  ways.every((way) => way.deadline?.registerBy.getTime() === deadline.getTime());

const listRows = (dates: DatesProps) => [
  ['applyBy', dateLabels.applyBy[dates.token]] as const,
  ['approvedBy', dateLabels.approvedBy[dates.token]] as const,
  ...(dates.isLinkedByOthers || isRegisteredLast(dates) ? [] : [['registerBy', dateLabels.registerBy] as const]),
];

/** Railway agents log in with the certificate. Everybody else signs. */
function formatEnd(dates: DatesProps): string {
  if (dates.isLinkedByOthers) return dateLabels.logInBy;
  return isRegisteredLast(dates) ? dateLabels.registerAndSignBy : dateLabels.signBy;
}

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
            <DateCells ways={ways} name={key} />
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

/** The date of each way; one cell where it is the same. */
function DateCells({ ways, name }: { ways: readonly WayPlan[]; name: DateName }) {
  const dates = ways.map((way) => ({ title: wayTitles[way.way], date: formatDate(way, name) }));
  const isSame = new Set(dates.map(({ date }) => date)).size === 1;
  if (isSame) return <td colSpan={ways.length}>{dates[0]?.date}</td>;
  return dates.map(({ title, date }) => (
    <td key={title} data-label={title}>
      {date}
    </td>
  ));
}

type DateName = 'applyBy' | 'approvedBy' | 'registerBy';

function formatDate({ deadline: dates }: WayPlan, key: DateName): string {
  if (dates?.status === 'too-late') return dateLabels.notPossible;
  return dates?.status === 'in-time' ? formatIndianMoment(dates[key]) : dateLabels.asSoonAsPossible;
}
