import { dateLabels, planLabels, verificationStatusTexts, verificationTitles } from '#content/plan/plan.ts';
import { formatIndianMoment } from '#domain/time.ts';
import { Fact } from '#website/components/fact/fact.tsx';
import { Facts } from '#website/components/fact/facts.tsx';
import tables from '#website/components/table/table.module.css';
import { methodsDiffer, type VerificationPlan } from './make-plan.ts';

type DatesProps = {
  readonly verifications: readonly VerificationPlan[];
  readonly deadline: Date;
  readonly token: 'hasToken' | 'inIndia' | 'abroad';
  /** Somebody else links the certificate, in their own time. */
  readonly isLinkedByOthers: boolean;
};

/** Whether the certificate must be registered only by the hour of the signature. */
const isRegisteredLast = ({ verifications, deadline }: DatesProps): boolean =>
  verifications.every((verification) => verification.deadline?.registerBy.getTime() === deadline.getTime());

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
  const { verifications } = dates;
  const [first] = verifications;
  if (!first) return null;
  return methodsDiffer(verifications) ? <DatesByVerification {...dates} /> : <Dates {...dates} verification={first} />;
}

function Dates({ verification, ...dates }: DatesProps & { verification: VerificationPlan }) {
  return (
    <Facts>
      <Fact term={dateLabels.approvalTime}>{verification.approval}</Fact>
      {listRows(dates).map(([key, title]) => (
        <Fact key={key} term={title}>
          {formatDate(verification, key)}
        </Fact>
      ))}
      <Fact term={formatEnd(dates)}>{formatIndianMoment(dates.deadline)}</Fact>
    </Facts>
  );
}

function DatesByVerification(dates: DatesProps) {
  const { verifications, deadline } = dates;
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{planLabels.dates}</th>
          {verifications.map(({ method }) => (
            <th key={method} scope="col">
              {verificationTitles[method]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{dateLabels.approvalTime}</th>
          {verifications.map(({ method, approval, deadline: dates }) => (
            <td key={method} data-label={verificationTitles[method]}>
              {approval}
              {dates && `: ${verificationStatusTexts[dates.status]}`}
            </td>
          ))}
        </tr>
        {listRows(dates).map(([key, title]) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            <DateCells verifications={verifications} name={key} />
          </tr>
        ))}
        <tr>
          <th scope="row">{formatEnd(dates)}</th>
          <td colSpan={verifications.length}>{formatIndianMoment(deadline)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The date of each method; one cell where it is the same. */
function DateCells({ verifications, name }: { verifications: readonly VerificationPlan[]; name: DateName }) {
  const dates = verifications.map((verification) => ({
    title: verificationTitles[verification.method],
    date: formatDate(verification, name),
  }));
  const isSame = new Set(dates.map(({ date }) => date)).size === 1;
  if (isSame) return <td colSpan={verifications.length}>{dates[0]?.date}</td>;
  return dates.map(({ title, date }) => (
    <td key={title} data-label={title}>
      {date}
    </td>
  ));
}

type DateName = 'applyBy' | 'approvedBy' | 'registerBy';

function formatDate({ deadline: dates }: VerificationPlan, key: DateName): string {
  if (dates?.status === 'too-late') return dateLabels.notPossible;
  return dates?.status === 'in-time' ? formatIndianMoment(dates[key]) : dateLabels.asSoonAsPossible;
}
