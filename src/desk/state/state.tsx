import { Form, redirect } from 'react-router';
import { stateWords as words } from '#content/desk/state.ts';
import { read, write } from '#desk/action-result.ts';
import frame from '#desk/components/frame.module.css';
import { Done, Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import type { Route } from './+types/state';
import { Findings } from './findings.tsx';
import { Outbox } from './outbox.tsx';
import { Problems } from './problems.tsx';
import { RepositoryFiles } from './repository-files.tsx';
import styles from './state.module.css';
import { TestMail } from './test-mail.tsx';

export { shouldRevalidate } from '#desk/action-result.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const { searchParams } = args.url;
  const page = Number(searchParams.get('page') ?? 1);
  return read(async () => ({
    ...(await operations.readState(desk, actor, page)),
    testMail: await operations.readTestMail(desk, actor),
    retried: searchParams.get('retried'),
    show: searchParams.has('page') || searchParams.has('retried') ? 'outbox' : searchParams.get('show'),
    findings: searchParams.has('check') ? await operations.readFindings(desk, actor) : undefined,
  }));
}

export async function action(args: Route.ActionArgs) {
  return write(args, async ({ operations, desk, actor }, form) => {
    if (readField(form, 'intent') === 'retry')
      return redirect(`/state?retried=${await operations.retryOutbox(desk, actor)}`);
    const id = await operations.sendTestMail(desk, actor, readField(form, 'mailbox'));
    await operations.waitForTestMail(desk, actor, id);
    return redirect('/state#test');
  });
}

export default function State({ loaderData, actionData }: Route.ComponentProps) {
  const { problems, counts, retried, show, isMailConfigured, testMail, ...state } = loaderData;
  const { backup, retention, repository, findings } = state;
  const done = retried === null || actionData ? undefined : words.formatRetried(Number(retried));
  return (
    <>
      <Title page={words.title} />
      <Problem code={actionData?.code} reason={actionData?.reason} />
      <Done text={done} />
      <div className={styles.columns}>
        {problems.length === 0 ? (
          <p className={styles.good}>{words.formatAllGood(formatIndianTime(backup.last))}</p>
        ) : (
          <Problems problems={problems} />
        )}
        <TestMail testMail={testMail} isMailConfigured={isMailConfigured} />
      </div>
      <section className={`${frame.section} ${styles.details}`}>
        <h2>{words.more}</h2>
        <details id="outbox" open={show === 'outbox'}>
          <summary>{words.formatOutbox(counts.waiting, counts.givenUp)}</summary>
          <Outbox {...state} isMailConfigured={isMailConfigured} />
        </details>
        <details id="repository" open={show === 'repository'}>
          <summary>{words.formatRepository(repository.files.length)}</summary>
          <RepositoryFiles {...repository} />
        </details>
        <details>
          <summary>{words.backup}</summary>
          <p>{backup.last === '' ? words.neverBackedUp : words.formatBackup(formatIndianTime(backup.last))}</p>
          <p>{words.formatRetention(retention.enquiryDays, retention.applicationDays)}</p>
        </details>
        <details open={findings !== undefined}>
          <summary>{words.findings}</summary>
          <p id="check">{words.findingsHint}</p>
          <Form action="/state#check">
            <button type="submit" name="check" value="yes" className={buttons.button}>
              {words.check}
            </button>
          </Form>
          {findings && <Findings findings={findings} />}
        </details>
      </section>
    </>
  );
}
