import { useState } from 'react';
import { Link, redirect } from 'react-router';
import { frameWords } from '#content/desk/frame.ts';
import { leadPageWords as words } from '#content/desk/lead.ts';
import { read, readField, requireSession, write } from '#desk/context.ts';
import { Done, Problem } from '#desk/form/problem.tsx';
import frame from '#desk/frame/frame.module.css';
import { Title } from '#desk/frame/title.tsx';
import { submissionStatuses } from '#domain/submission/submission.ts';
import type { Route } from './+types/lead';
import { LeadDetails } from './lead-details.tsx';
import { readFilterFields, toQuery } from './lead-filter.ts';
import { History, Notes, Replies, ReplyForm, WorkForms } from './lead-forms.tsx';
import styles from './leads.module.css';
import { useChanges } from './use-changes.ts';

export { shouldRevalidate } from '#desk/context.ts';

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const { searchParams } = new URL(args.request.url);
  return read(async () => ({
    actor,
    ...(await operations.findLead(desk, actor, args.params.id)),
    names: await operations.listNames(desk),
    owners: await operations.listOwners(desk),
    saved: searchParams.get('saved') ?? '',
    list: toQuery(readFilterFields(new URLSearchParams(searchParams.get('list') ?? ''))),
  }));
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params;
  return write(args, async ({ operations, desk, actor }, form) => {
    const [text, subject] = [readField(form, 'text'), readField(form, 'subject')];
    const revision = Math.trunc(Number(readField(form, 'revision'))) || 0;
    const intent = readField(form, 'intent');
    if (intent === 'note') await operations.addNote(desk, actor, id, text);
    else if (intent === 'reply') await operations.replyToLead(desk, actor, id, { subject, text, revision });
    else if (intent === 'owner') await operations.setLeadOwner(desk, actor, id, readField(form, 'owner'), revision);
    else {
      const status = submissionStatuses.find((known) => known === readField(form, 'status')) ?? 'new';
      await operations.setLeadStatus(desk, actor, [id], status, revision);
    }
    // A new value each time, by which the form that was saved is emptied and no other one.
    const { searchParams } = new URL(args.request.url);
    searchParams.set('saved', `${intent}-${Date.now()}`);
    return redirect(`/leads/${id}?${searchParams}`);
  });
}

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { actor, lead, state, notes, replies, history, names, owners, saved, list } = loaderData;
  const [changedBy, setChangedBy] = useState<string>();
  useChanges<{ revision: number; by: string }>(`/changes?lead=${lead.id}`, ({ revision, by }) => {
    setChangedBy(revision === state.revision ? undefined : by);
  });
  const name = lead.kind === 'career' ? lead.fullName : lead.name;
  const { intent = '', text = '', subject } = actionData?.entered ?? {};
  const keyOf = (form: string): string => (saved.startsWith(form) ? saved : form);
  return (
    <>
      <p>
        <Link to={`/${list}`}>{frameWords.pages['/']}</Link>
      </p>
      <Title page={name} />
      <Problem code={actionData?.code} reason={actionData?.reason} />
      <Done text={saved === '' || actionData ? undefined : saved.startsWith('reply') ? words.sent : words.saved} />
      {changedBy !== undefined && (
        <p role="status" className={frame.section}>
          {words.describeChange(changedBy)} <a href={`/leads/${lead.id}`}>{words.reload}</a>
        </p>
      )}
      <div className={styles.columns}>
        <div>
          <LeadDetails lead={lead} />
          <Replies replies={replies} names={names} />
          <ReplyForm
            key={keyOf('reply')}
            isAnswered={replies.length > 0}
            lead={lead}
            staff={actor.name}
            revision={state.revision}
            entered={intent === 'reply' ? { text, subject } : undefined}
          />
        </div>
        <div>
          <WorkForms key={state.revision} state={state} owners={owners} ownId={actor.id} />
          <Notes key={keyOf('note')} notes={notes} names={names} entered={intent === 'note' ? text : undefined} />
          <History history={history} names={names} />
        </div>
      </div>
    </>
  );
}
