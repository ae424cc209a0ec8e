import { Form, Link } from 'react-router';
import { kindWords, statusWords, viewWords, leadWords as words } from '#content/desk/leads.ts';
import { Select } from '#desk/components/select.tsx';
import { Strip } from '#desk/components/strip.tsx';
import { type LeadView, leadViews } from '#domain/lead/views.ts';
import { formKinds, submissionStatuses } from '#domain/submission/submission.ts';
import { formatIndianDay, formatIndianMonth } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, FieldScope } from '#website/components/field/field.tsx';
import { Icon } from '#website/components/icon/icon.tsx';
import styles from './filter-form.module.css';
import { type FilterFields, isFiltered, isOfOneOwner, toQuery, toView } from './lead-filter.ts';
import { betweenDays, listMonths } from './period.ts';

/** The views with their counts. `All leads` is the place of a search. */
export function ViewLinks({ fields, counts }: { fields: FilterFields; counts: Readonly<Record<LeadView, number>> }) {
  const link = (view: LeadView | 'all') => ({
    to: `/${toQuery(toView(view, fields))}`,
    isCurrent: fields.view === view,
  });
  const views = leadViews.map((view) => ({
    ...link(view),
    title: viewWords[view],
    count: counts[view].toLocaleString('en-IN'),
  }));
  return <Strip label={words.views} links={[...views, { ...link('all'), title: words.all }]} />;
}

type FilterProps = {
  readonly fields: FilterFields;
  readonly owners: readonly { readonly id: string; readonly name: string }[];
  readonly now: number;
};

/** GET forms, so that a filtered list can be bookmarked and Back returns to it. A search is of all leads. */
export function FilterForm({ fields, owners, now }: FilterProps) {
  const chosen = listChosen(fields, owners);
  // The key resets the forms when a link changes the filter.
  return (
    <FieldScope value="filter" key={toQuery(fields)}>
      <div className={styles.filter}>
        <Form method="get" action="/" role="search" className={styles.search}>
          <Field
            name="search"
            type="search"
            label={words.search}
            defaultValue={fields.search}
            placeholder={words.searchHint}
            maxLength={200}
            wide
          />
          <button type="submit" className={buttons.ink}>
            <Icon name="magnifier" className={styles.icon} />
            <span>{words.apply}</span>
          </button>
        </Form>
        {isFiltered(fields) && (
          <p className={styles.chosen}>
            {chosen.map(({ text, without }) => (
              <Link key={text} to={`/${toQuery(without)}`} aria-label={words.formatRemoval(text)}>
                {text} <span aria-hidden="true">×</span>
              </Link>
            ))}
            <Link to={`/?view=${fields.view}`} className={styles.reset}>
              {words.reset}
            </Link>
          </p>
        )}
        <details className={styles.filters}>
          <summary className={buttons.button}>{words.formatFilterButton(chosen.length)}</summary>
          <Form method="get" action="/">
            <input type="hidden" name="view" value={fields.view} />
            <input type="hidden" name="search" value={fields.search} />
            <Filters fields={fields} owners={owners} now={now} />
            <button type="submit" className={buttons.ink}>
              {words.show}
            </button>
          </Form>
        </details>
      </div>
    </FieldScope>
  );
}

function Filters({ fields, owners, now }: FilterProps) {
  const months = listMonths(new Date(now)).map((month) => [month, formatIndianMonth(month)] as const);
  return (
    <>
      <Select
        name="period"
        label={words.period}
        defaultValue={fields.period}
        options={[['', words.anyTime], ...Object.entries(words.periods), [betweenDays, words.betweenDays], ...months]}
      />
      <div className={styles.days}>
        <Field name="since" type="date" label={words.since} defaultValue={fields.since} />
        <Field name="until" type="date" label={words.until} defaultValue={fields.until} />
      </div>
      <Select
        name="kind"
        label={words.kind}
        defaultValue={fields.kind}
        options={[['', words.anyKind], ...formKinds.map((kind) => [kind, kindWords[kind]] as const)]}
      />
      <Select
        name="status"
        label={words.status}
        defaultValue={fields.status}
        options={[['', words.anyStatus], ...submissionStatuses.map((status) => [status, statusWords[status]] as const)]}
      />
      {!isOfOneOwner(fields) && (
        <Select
          name="owner"
          label={words.owner}
          defaultValue={fields.owner}
          options={[
            ['', words.anyOwner],
            ['nobody', words.nobody],
            ...owners.map(({ id, name }) => [id, name] as const),
          ]}
        />
      )}
      <Select
        name="order"
        label={words.order}
        defaultValue={fields.order}
        options={[
          ['newest', words.newestFirst],
          ['oldest', words.oldestFirst],
        ]}
      />
    </>
  );
}

/** The chosen filters in words, without the search; each with the fields that remove it. */
function listChosen(
  fields: FilterFields,
  owners: FilterProps['owners'],
): readonly { readonly text: string; readonly without: FilterFields }[] {
  const { kind, status, owner, period, since, until } = fields;
  const periods: Readonly<Record<string, string>> = words.periods;
  const owned = owner === 'nobody' ? words.nobody : (owners.find(({ id }) => id === owner)?.name ?? '');
  const days = [
    since && words.formatSince(formatIndianDay(since)),
    until && words.formatUntil(formatIndianDay(until)),
  ].filter((text) => text !== '');
  const received = period === betweenDays ? days.join(' ') : period && (periods[period] ?? formatIndianMonth(period));
  return [
    { text: kind && kindWords[kind], without: { ...fields, kind: '' as const } },
    { text: status && statusWords[status], without: { ...fields, status: '' as const } },
    { text: owned, without: { ...fields, owner: '' } },
    { text: received, without: { ...fields, period: '', since: '', until: '' } },
  ].filter(({ text }) => text !== '');
}
