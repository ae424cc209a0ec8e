import { Link } from 'react-router';
import { figureWords as words } from '#content/desk/figures.ts';
import { kindWords } from '#content/desk/leads.ts';
import { read } from '#desk/answer.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { Title } from '#desk/components/title.tsx';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { requireSession } from '#desk/session.ts';
import type { AnswerFigures } from '#domain/lead/answers.ts';
import { formKinds } from '#domain/submission/submission.ts';
import { formatIndianDay, formatIndianMonth } from '#domain/time.ts';
import type { Route } from './+types/figures';
import { Bars } from './bars.tsx';
import { FigureTable } from './figure-table.tsx';
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

const kinds = formKinds.map((kind) => kindWords[kind]);
const listValues = ({ leads }: AnswerFigures): readonly number[] => formKinds.map((kind) => leads[kind]);

export default function Figures({ loaderData: { period, periods, months, days, total } }: Route.ComponentProps) {
  const current = months.at(-1)?.month;
  const monthRows = months.map((figures) => {
    const name = formatIndianMonth(figures.month);
    return { ...figures, label: figures.month === current ? words.formatSoFar(name) : name };
  });
  const dayRows = days
    .filter(({ received }) => received > 0)
    .map((figures) => ({ ...figures, label: formatIndianDay(figures.day) }));
  return (
    <>
      <Title page={words.title} />
      <p>{words.hint}</p>
      <section className={frame.section}>
        <h2>{words.months}</h2>
        <FigureTable heading={words.month} rows={monthRows.toReversed()} />
        <p className={`${forms.hint} ${styles.hint}`}>{words.medianHint}</p>
        {months.length > 1 && (
          <Bars
            title={words.monthChart}
            series={kinds}
            bars={months.map((figures) => ({ label: formatIndianMonth(figures.month), values: listValues(figures) }))}
          />
        )}
      </section>
      <section className={frame.section}>
        <h2>{words.days}</h2>
        <nav aria-label={words.period}>
          <ul className={styles.periods}>
            {periods.map((one) => (
              <li key={one}>
                <Link to={`/figures?days=${one}`} preventScrollReset aria-current={one === period ? 'page' : undefined}>
                  {words.formatPeriod(one)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          <b>{words.formatAnswered(total)}</b>
        </p>
        <Bars
          title={words.leads}
          series={kinds}
          bars={days.map((figures) => ({ label: formatIndianDay(figures.day), values: listValues(figures) }))}
        />
        {/* Days without a lead are in the chart only. */}
        <FigureTable heading={words.day} rows={[{ ...total, label: words.total }, ...dayRows.toReversed()]} />
      </section>
    </>
  );
}
