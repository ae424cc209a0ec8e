import { Form, Link } from 'react-router';
import { auditWords as words } from '#content/desk/audit.ts';
import forms from '#desk/components/form.module.css';
import { Select } from '#desk/components/select.tsx';
import { type AuditGroup, auditGroups } from '#domain/audit/audit.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, FieldFrame } from '#website/components/field/field.tsx';
import styles from './audit.module.css';
import { type filterFields, nobody } from './audit-filter.ts';

type Entered = { readonly [name in (typeof filterFields)[number]]: string };

/** Filters by person, action or group of actions, and days. The key resets the fields after a link. */
export function AuditFilterForm({
  entered,
  names,
  isUsed,
}: {
  entered: Entered;
  names: Readonly<Record<string, string>>;
  isUsed: boolean;
}) {
  const groups = Object.keys(auditGroups) as AuditGroup[];
  return (
    // A phone shows the entries first: the filter is closed until somebody opens it.
    <details open={isUsed} className={styles.fold} key={Object.values(entered).join()}>
      <summary className={buttons.button}>{words.filterTitle}</summary>
      <Form method="get" action="/audit" className={`${forms.row} ${styles.filter}`}>
        <Select
          name="who"
          label={words.who}
          defaultValue={entered.who}
          options={[['', words.everybody], ...Object.entries(names), [nobody, words.nobody]]}
        />
        <FieldFrame name="what" label={words.what}>
          {(control) => (
            <select name="what" defaultValue={entered.what} {...control}>
              <option value="">{words.all}</option>
              {groups.map((group) => (
                <optgroup key={group} label={words.groups[group]}>
                  <option value={group}>{words.formatGroup(words.groups[group])}</option>
                  {auditGroups[group].map((action) => (
                    <option key={action} value={action}>
                      {words.actions[action]}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field name="from" type="date" label={words.from} defaultValue={entered.from} />
        <Field name="until" type="date" label={words.until} defaultValue={entered.until} />
        <button type="submit" className={buttons.ink}>
          {words.filter}
        </button>
        {isUsed && (
          <Link to="/audit" className={buttons.button}>
            {words.reset}
          </Link>
        )}
      </Form>
    </details>
  );
}
