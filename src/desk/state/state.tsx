import { Fragment } from 'react';
import { Form, Link, redirect } from 'react-router';
import { leadPageWords } from '#content/desk/lead.ts';
import { stateWords as words } from '#content/desk/state.ts';
import { DataTable } from '#desk/components/data-table.tsx';
import forms from '#desk/components/form.module.css';
import styles from '#desk/components/frame.module.css';
import { Done, Problem } from '#desk/components/problem.tsx';
import { Select } from '#desk/components/select.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { read, readField, requireSession, write } from '#desk/context.ts';
import { type Finding, severities } from '#domain/finding.ts';
import { isAboutLead, mailboxNames } from '#domain/outbox/outbox.ts';
import { toReference } from '#domain/submission/submission.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { FieldScope } from '#website/components/field/field.tsx';
import type { Route } from './+types/state';
import { RepositoryFiles } from './repository-files.tsx';
import state from './state.module.css';

export { shouldRevalidate } from '#desk/context.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const { searchParams } = args.url;
  const page = Number(searchParams.get('page') ?? 1);
  return read(async () => ({
    mailStuckSince: await operations.findStuckMail(desk, actor),
    retried: searchParams.get('retried'),
    isTested: searchParams.has('tested'),
    ...operations.getBackupStatus(desk, actor),
    ...(await operations.readOutbox(desk, actor, page)),
    repository: await operations.readRepository(desk, actor),
    findings: searchParams.has('check') ? await operations.readFindings(desk, actor) : undefined,
  }));
}

export async function action(args: Route.ActionArgs) {
  return write(args, async ({ operations, desk, actor }, form) => {
    if (readField(form, 'intent') === 'retry')
      return redirect(`/state?retried=${await operations.retryOutbox(desk, actor)}`);
    await operations.sendTestMail(desk, actor, readField(form, 'mailbox'));
    return redirect('/state?tested=yes');
  });
}

export default function State({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, messages, page, pages, isMailConfigured, retried, isTested } = loaderData;
  const { backup, retention, repository, findings } = loaderData;
  const tested = isMailConfigured ? words.testSent : words.testWaits;
  const done = retried !== null ? words.formatRetried(Number(retried)) : isTested ? tested : undefined;
  const problems = listProblems(loaderData);
  return (
    <>
      <Title page={words.title} />
      <Problem code={actionData?.code} reason={actionData?.reason} />
      <Done text={actionData ? undefined : done} />
      {problems.length === 0 ? (
        <p>{words.allGood}</p>
      ) : (
        <section className={state.problems}>
          <h2>{words.problems}</h2>
          <ul>
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{words.tellOperator}</p>
        </section>
      )}
      <section className={styles.section} id="outbox">
        <h2>{words.outbox}</h2>
        {!isMailConfigured && <p>{words.noMailServer}</p>}
        <p>{messages.length === 0 ? words.nothing : words.describeCounts(counts.waiting, counts.givenUp)}</p>
        {messages.length > 0 && (
          <>
            <Form method="post">
              <button type="submit" name="intent" value="retry" className={buttons.button}>
                {words.retry}
              </button>
            </Form>
            <Messages messages={messages} />
            {pages > 1 && <Pages page={page} pages={pages} />}
          </>
        )}
        <FieldScope value="test">
          <Form method="post" className={`${forms.row} ${state.test}`}>
            <Select
              name="mailbox"
              label={words.mailbox}
              defaultValue="contact"
              options={mailboxNames.map((name) => [name, words.mailboxes[name]] as const)}
            />
            <button type="submit" name="intent" value="test" className={buttons.button}>
              {words.sendTest}
            </button>
          </Form>
        </FieldScope>
      </section>
      <RepositoryFiles {...repository} />
      <section className={styles.section}>
        <h2>{words.backup}</h2>
        <p>{backup.last === '' ? words.neverBackedUp : words.formatBackup(formatIndianTime(backup.last))}</p>
      </section>
      <section className={styles.section}>
        <h2>{words.retention}</h2>
        <p>{words.formatRetention(retention.enquiryDays, retention.applicationDays)}</p>
      </section>
      <section className={styles.section} id="check">
        <h2>{words.findings}</h2>
        <p>{words.findingsHint}</p>
        <Form action="/state#check">
          <button type="submit" name="check" value="yes" className={buttons.button}>
            {words.check}
          </button>
        </Form>
        {findings && <Findings findings={findings} />}
      </section>
    </>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav aria-label={words.pages} className={forms.row}>
      {page > 1 && (
        <Link to={`/state?page=${page - 1}#outbox`} className={buttons.button}>
          {words.previousPage}
        </Link>
      )}
      {page < pages && (
        <Link to={`/state?page=${page + 1}#outbox`} className={buttons.button}>
          {words.nextPage}
        </Link>
      )}
      <span>{words.formatPage(page, pages)}</span>
    </nav>
  );
}

function Messages({ messages }: Pick<Route.ComponentProps['loaderData'], 'messages'>) {
  return (
    <DataTable columns={[words.kind, words.created, words.attempts, words.state, words.error]}>
      {messages.map(({ id, kind, subjectId, createdAt, attempts, state, lastError }) => (
        <tr key={id}>
          <th scope="row">
            <div>{words.kinds[kind]}</div>
            {isAboutLead(kind) && <Link to={`/leads/${subjectId}`}>{toReference(subjectId)}</Link>}
          </th>
          <td data-label={words.created}>{formatIndianTime(createdAt)}</td>
          <td data-label={words.attempts}>{attempts}</td>
          <td data-label={words.state}>{leadPageWords.deliveries[state]}</td>
          <td data-label={words.error}>{lastError}</td>
        </tr>
      ))}
    </DataTable>
  );
}

/** Problems for the operator of the server, one per line. */
function listProblems({
  counts,
  backup,
  repository,
  mailStuckSince,
}: Route.ComponentProps['loaderData']): readonly string[] {
  const bad = repository.files.filter(({ verdict }) => verdict.status !== 'verified');
  return [
    ...(mailStuckSince ? [words.formatStuck(counts.waiting, formatIndianTime(mailStuckSince))] : []),
    ...(counts.givenUp > 0 ? [words.formatGivenUp(counts.givenUp)] : []),
    ...(backup.last === '' ? [words.noBackup] : backup.isOld ? [words.oldBackup] : []),
    ...bad.map(({ path }) => words.formatBadFile(path)),
    ...repository.unserved.map(({ path }) => words.describeUnserved(path)),
    ...(repository.files.length === 0 ? [words.noFiles] : []),
  ];
}

/** Findings of doctor, the most severe first. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <p>{words.noFindings}</p>;
  return severities.map((severity) => {
    const texts = findings.flatMap(([at, text]) => (at === severity ? [text] : []));
    return (
      texts.length > 0 && (
        <Fragment key={severity}>
          <h3 className={state.severity}>{words.severities[severity]}</h3>
          <ul className={state.findings}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Fragment>
      )
    );
  });
}
