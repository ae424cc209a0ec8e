import { Link } from 'react-router';
import { figureWords as words } from '#content/desk/figures.ts';
import { kindWords } from '#content/desk/leads.ts';
import { read } from '#desk/action-result.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { Strip } from '#desk/components/strip.tsx';
import { Title } from '#desk/components/title.tsx';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { requireSession } from '#desk/session.ts';
import type { AnswerFigures } from '#domain/lead/answers.ts';
import { formKinds } from '#domain/submission/submission.ts';
import { formatDayAndMonth, formatIndianMonth } from '#domain/time.ts';
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
  const latest = monthRows.at(-1);
  const dayRows = days
    .filter(({ received }) => received > 0)
    .map((figures) => ({ ...figures, label: formatDayAndMonth(figures.day) }));
  return (
    <>
      <Title page={words.title} />
      <p>{words.hint}</p>
      {latest && <KeyFigures {...latest} />}
      <details className={`${forms.hint} ${styles.hint}`}>
        <summary>{words.medianTitle}</summary>
        <p>{words.medianHint}</p>
      </details>
      {months.length > 1 && (
        <section className={frame.section}>
          <h2>{words.months}</h2>
          <FigureTable heading={words.month} rows={monthRows.toReversed()} />
          <Bars
            title={words.monthChart}
            series={kinds}
            bars={months.map((figures) => ({ label: formatIndianMonth(figures.month), values: listValues(figures) }))}
          />
        </section>
      )}
      <section className={frame.section}>
        <h2>{words.days}</h2>
        <Strip
          label={words.period}
          links={periods.map((one) => ({
            to: `/figures?days=${one}`,
            title: words.formatPeriod(one),
            isCurrent: one === period,
          }))}
        />
        {total.received === 0 && <p>{words.formatAnswered(total)}</p>}
        <Bars
          title={words.leads}
          series={kinds}
          bars={days.map((figures) => ({ label: formatDayAndMonth(figures.day), values: listValues(figures) }))}
        />
        {/* Days without a lead are in the chart only. */}
        <FigureTable heading={words.day} rows={[{ ...total, label: words.total }, ...dayRows.toReversed()]} />
      </section>
    </>
  );
}

/** The figures of the current month, to be read at a glance. */
function KeyFigures({
  label,
  month,
  leads,
  answeredLeads,
  received,
  answered,
  waiting,
  median,
}: AnswerFigures & { readonly label: string; readonly month: string }) {
  const figures = [
    [
      words.received,
      received.toLocaleString('en-IN'),
      formKinds.map((kind) => <span key={kind}>{words.formatKind(kindWords[kind], leads[kind])}</span>),
    ],
    [
      words.answered,
      words.formatPart(answered, received),
      formKinds.map((kind) => (
        <span key={kind}>{words.formatKindPart(kindWords[kind], answeredLeads[kind], leads[kind])}</span>
      )),
    ],
    [
      words.waiting,
      waiting.toLocaleString('en-IN'),
      <Link key="open" to={`/?view=open&period=${month}`}>
        {words.showOpen}
      </Link>,
    ],
    [words.medianOfMonth, median ? words.formatMedian(median) : words.none, ''],
  ] as const;
  return (
    <section className={styles.key} aria-labelledby="key-figures">
      <h2 id="key-figures">{label}</h2>
      <dl>
        {figures.map(([term, figure, more]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <b>{figure}</b>
              {more && <small>{more}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
