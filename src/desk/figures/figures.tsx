import { Link } from 'react-router';
import { figureWords as words } from '#content/desk/figures.ts';
import { formatAge, kindWords } from '#content/desk/leads.ts';
import { DataTable } from '#desk/components/data-table.tsx';
import { Title } from '#desk/components/title.tsx';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { read, requireSession } from '#desk/context.ts';
import { type FormKind, formKinds } from '#domain/submission/submission.ts';
import { formatIndianDay } from '#domain/time.ts';
import type { Route } from './+types/figures';
import { Bars } from './bars.tsx';
import styles from './figures.module.css';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const asked = Number(args.url.searchParams.get('days'));
  const days = operations.figurePeriods.find((period) => period === asked) ?? 30;
  return read(async () => ({
    period: days,
    periods: operations.figurePeriods,
    ...(await operations.readFigures(desk, actor, days)),
  }));
}

/** Rounds up to one minute. */
const formatMinutes = (minutes: number): string => formatAge(Math.max(1, minutes));

const countLeads = (leads: Readonly<Record<FormKind, number>>): number =>
  formKinds.reduce((sum, kind) => sum + leads[kind], 0);

export default function Figures({ loaderData: { period, periods, days, total } }: Route.ComponentProps) {
  return (
    <>
      <Title page={words.title} />
      <nav aria-label={words.period}>
        <ul className={styles.periods}>
          {periods.map((one) => (
            <li key={one}>
              <Link to={`/figures?days=${one}`} aria-current={one === period ? 'page' : undefined}>
                {words.formatPeriod(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <b>
          {words.formatAnswered(
            total.answered,
            countLeads(total.leads),
            total.minutes === undefined ? undefined : formatMinutes(total.minutes),
          )}
        </b>
      </p>
      <p>{words.hint}</p>
      <div className={styles.charts}>
        <Bars
          title={words.leads}
          series={formKinds.map((kind) => kindWords[kind])}
          bars={days.map(({ day, leads }) => ({
            label: formatIndianDay(day),
            values: formKinds.map((kind) => leads[kind]),
          }))}
        />
        {total.answered > 0 && (
          <Bars
            title={words.time}
            series={[words.hours]}
            bars={days.map(({ day, minutes = 0 }) => ({ label: formatIndianDay(day), values: [minutes / 60] }))}
          />
        )}
      </div>
      {/* Days without a lead and an answer are in the chart only. */}
      <DataTable columns={[words.day, ...formKinds.map((kind) => kindWords[kind]), words.answered, words.median]}>
        {[{ ...total, day: '' }, ...days.toReversed().filter(({ leads }) => countLeads(leads) > 0)].map(
          ({ day, leads, answered, minutes }) => (
            <tr key={day}>
              <th scope="row">{day === '' ? words.total : formatIndianDay(day)}</th>
              {formKinds.map((kind) => (
                <td key={kind} data-label={kindWords[kind]}>
                  {leads[kind]}
                </td>
              ))}
              <td data-label={words.answered}>{words.formatPart(answered, countLeads(leads))}</td>
              <td data-label={words.median}>{minutes === undefined ? words.none : formatMinutes(minutes)}</td>
            </tr>
          ),
        )}
      </DataTable>
    </>
  );
}
