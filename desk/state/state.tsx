import { Form, redirect } from 'react-router';
import { leadPageWords, stateWords as words } from '#content/desk/words.ts';
import { read, requireSession, write } from '#desk/context.ts';
import { DataTable } from '#desk/form/data-table.tsx';
import { Done, Problem } from '#desk/form/problem.tsx';
import styles from '#desk/frame/frame.module.css';
import { Title } from '#desk/frame/title.tsx';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import type { Route } from './+types/state';

export { shouldRevalidate } from '#desk/context.ts';

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const retried = new URL(args.request.url).searchParams.get('retried');
  return read(async () => ({
    retried,
    ...operations.readCare(desk, actor),
    ...(await operations.readOutbox(desk, actor)),
  }));
}

export async function action(args: Route.ActionArgs) {
  return write(args, async ({ operations, desk, actor }) =>
    redirect(`/state?retried=${await operations.retryOutbox(desk, actor)}`),
  );
}

export default function State({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, messages, retried, backup, retention } = loaderData;
  return (
    <>
      <Title page={words.title} />
      <Problem code={actionData?.code} />
      <Done text={retried !== null && !actionData ? words.describeRetried(Number(retried)) : undefined} />
      <section className={styles.section}>
        <h2>{words.outbox}</h2>
        <p>{messages.length === 0 ? words.nothing : words.describeCounts(counts.waiting, counts.givenUp)}</p>
        {messages.length > 0 && (
          <>
            <p>{words.hint}</p>
            <Form method="post">
              <button type="submit" className={buttons.ink}>
                {words.retry}
              </button>
            </Form>
            <DataTable columns={[words.kind, words.created, words.attempts, words.state, words.error]}>
              {messages.map(({ id, kind, createdAt, attempts, state, lastError }) => (
                <tr key={id}>
                  <th scope="row">{kind}</th>
                  <td data-label={words.created}>{formatIndianTime(createdAt)}</td>
                  <td data-label={words.attempts}>{attempts}</td>
                  <td data-label={words.state}>{leadPageWords.deliveries[state]}</td>
                  <td data-label={words.error}>{lastError}</td>
                </tr>
              ))}
            </DataTable>
          </>
        )}
      </section>
      <section className={styles.section}>
        <h2>{words.backup}</h2>
        <p>{backup.last === '' ? words.noBackup : words.describeBackup(formatIndianTime(backup.last))}</p>
        {backup.last !== '' && backup.isOld && <p>{words.oldBackup}</p>}
      </section>
      <section className={styles.section}>
        <h2>{words.retention}</h2>
        <p>{words.describeRetention(retention.enquiryDays, retention.applicationDays)}</p>
      </section>
    </>
  );
}
