import { Form, Link } from 'react-router';
import { kindWords, statusWords, leadWords as words } from '#content/desk/leads.ts';
import forms from '#desk/components/form.module.css';
import { Select } from '#desk/components/select.tsx';
import { formKinds, submissionStatuses } from '#domain/submission/submission.ts';
import { toIndianDay, toMoment } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, FieldScope } from '#website/components/field/field.tsx';
import { type FilterFields, toQuery } from './lead-filter.ts';
import styles from './leads.module.css';

/** A GET form, so that a filtered list can be bookmarked and Back returns to it. */
export function FilterForm({
  fields,
  owners,
  today,
}: {
  fields: FilterFields;
  owners: readonly { id: string; name: string }[];
  /** In India. */
  today: string;
}) {
  return (
    <FieldScope value="filter">
      {/* The key resets the form when a link changes the filter. */}
      <Form method="get" action="/" role="search" className={forms.row} key={toQuery(fields)}>
        <Field
          name="search"
          type="search"
          label={words.search}
          hint={words.searchHint}
          defaultValue={fields.search}
          maxLength={200}
          wide
        />
        <button type="submit" className={buttons.ink}>
          {words.apply}
        </button>
        {toQuery(fields) !== '' && (
          <Link to="/" className={buttons.button}>
            {words.reset}
          </Link>
        )}
        <ul className={styles.days} aria-label={words.days}>
          {listDays(today).map(([label, since, until]) => (
            <li key={label}>
              <Link
                to={`/${toQuery({ ...fields, since, until })}`}
                aria-current={(fields.since === since && fields.until === until) || undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <details open={toQuery({ ...fields, search: '' }) !== ''} className={styles.filters}>
          <summary className={buttons.small}>{words.filter}</summary>
          <div className={forms.row}>
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
              options={[
                ['', words.anyStatus],
                ['open', words.open],
                ...submissionStatuses.map((status) => [status, statusWords[status]] as const),
                ['suspected', words.suspected],
              ]}
            />
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
            <Field name="since" type="date" label={words.since} defaultValue={fields.since} />
            <Field name="until" type="date" label={words.until} defaultValue={fields.until} />
            <Select
              name="order"
              label={words.order}
              defaultValue={fields.order}
              options={[
                ['newest', words.newestFirst],
                ['oldest', words.oldestFirst],
              ]}
            />
          </div>
        </details>
      </Form>
    </FieldScope>
  );
}

/** Common periods: a label, the first and the last day. */
function listDays(today: string): readonly (readonly [string, string, string])[] {
  const ago = (days: number): string => toIndianDay(new Date(toMoment(today).getTime() - days * 86_400_000));
  return [
    [words.today, today, today],
    [words.yesterday, ago(1), ago(1)],
    [words.lastWeek, ago(6), today],
  ];
}
