import { Form, Link } from 'react-router';
import { formatActor, auditWords as words } from '#content/desk/audit.ts';
import { DataTable } from '#desk/components/data-table.tsx';
import forms from '#desk/components/form.module.css';
import { Select } from '#desk/components/select.tsx';
import { Title } from '#desk/components/title.tsx';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { read, requireSession } from '#desk/context.ts';
import { auditActions } from '#domain/audit/audit.ts';
import { toReference } from '#domain/submission/submission.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import type { Route } from './+types/audit';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const { searchParams } = args.url;
  const staffId = searchParams.get('who') || undefined;
  const action = auditActions.find((known) => known === searchParams.get('what'));
  const before = searchParams.get('before') || undefined;
  return read(async () => ({
    ...(await operations.readAudit(desk, actor, { staffId, action, before })),
    names: await operations.listNames(desk),
    who: staffId ?? '',
    what: action ?? '',
  }));
}

export default function Audit({ loaderData: { entries, next, names, who, what } }: Route.ComponentProps) {
  return (
    <>
      <Title page={words.title} />
      <p>{words.intro}</p>
      <Form method="get" className={forms.row}>
        <Select
          name="who"
          label={words.who}
          defaultValue={who}
          options={[['', words.everybody], ...Object.entries(names)]}
        />
        <Select
          name="what"
          label={words.what}
          defaultValue={what}
          options={[['', words.all], ...auditActions.map((action) => [action, words.actions[action]] as const)]}
        />
        <button type="submit" className={buttons.ink}>
          {words.filter}
        </button>
      </Form>
      {entries.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <DataTable columns={[words.at, words.who, words.what, words.subject, words.detail]}>
          {entries.map((entry) => {
            const { id, at, action, subjectId, detail } = entry;
            return (
              <tr key={id}>
                <th scope="row">{formatIndianTime(at)}</th>
                <td data-label={words.who}>{formatActor(entry, names)}</td>
                <td data-label={words.what}>{words.actions[action]}</td>
                <td data-label={words.subject}>
                  {/^(?:lead|resume)-/.test(action) ? (
                    <Link to={`/leads/${subjectId}`}>{toReference(subjectId)}</Link>
                  ) : action === 'person-erased' ? (
                    toReference(subjectId)
                  ) : (
                    (names[subjectId] ?? subjectId)
                  )}
                </td>
                <td data-label={words.detail}>{names[detail] ?? detail}</td>
              </tr>
            );
          })}
        </DataTable>
      )}
      {next && (
        <p>
          <Link to={`/audit?${new URLSearchParams({ who, what, before: next })}`}>{words.older}</Link>
        </p>
      )}
    </>
  );
}
