import { useState } from 'react';
import { Link, redirect, useRevalidator } from 'react-router';
import { frameWords } from '#content/desk/frame.ts';
import { leadPageWords as words } from '#content/desk/lead.ts';
import frame from '#desk/components/frame.module.css';
import { Done, Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { useFormKey } from '#desk/components/use-form-key.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { read, readField, requireSession, write } from '#desk/context.ts';
import { submissionStatuses } from '#domain/submission/submission.ts';
import buttons from '#website/components/button/button.module.css';
import type { Route } from './+types/lead';
import { LeadDetails } from './lead-details.tsx';
import { readFilterFields, toQuery } from './lead-filter.ts';
import { History, Notes, WorkForms } from './lead-forms.tsx';
import styles from './leads.module.css';
import { FailedReply, Replies, ReplyForm } from './reply-form.tsx';
import { usePolling } from './use-polling.ts';

export { shouldRevalidate } from '#desk/context.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const { searchParams } = args.url;
  return read(async () => ({
    actor,
    isMailConfigured: desk.isMailConfigured,
    ...(await operations.findLead(desk, actor, args.params.id)),
    names: await operations.listNames(desk),
    owners: await operations.listOwners(desk),
    saved: searchParams.get('saved') ?? '',
    // Created on the server, so that forms have one without scripts too.
    formId: crypto.randomUUID(),
    list: toQuery(readFilterFields(new URLSearchParams(searchParams.get('list') ?? ''))),
  }));
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params;
  return write(args, async ({ operations, desk, actor }, form) => {
    const field = (name: string): string => readField(form, name);
    const text = field('text');
    const subject = field('subject');
    const formId = field('formId');
    const revision = Math.trunc(Number(field('revision'))) || 0;
    const intent = field('intent');
    if (intent === 'note') await operations.addNote(desk, actor, id, text, formId);
    else if (intent === 'reply') await operations.replyToLead(desk, actor, id, { subject, text, revision, formId });
    else if (intent === 'again')
      await operations.sendReplyAgain(desk, actor, id, { replyId: field('reply'), revision });
    else if (intent === 'owner') await operations.setLeadOwner(desk, actor, id, field('owner'), revision);
    else {
      const status = submissionStatuses.find((known) => known === field('status')) ?? 'new';
      await operations.setLeadStatus(desk, actor, [id], status, revision);
    }
    // A new key resets only the form that was saved.
    const { searchParams } = args.url;
    searchParams.set('saved', `${intent}-${Date.now()}`);
    return redirect(`/leads/${id}?${searchParams}`);
  });
}

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { actor, isMailConfigured, lead, state, notes, replies, history, names, owners, saved, list } = loaderData;
  const [change, setChange] = useState<{ revision: number; by: string }>();
  const { revalidate } = useRevalidator();
  usePolling<{ revision: number; by: string }>(`/changes?lead=${lead.id}`, setChange);
  const name = lead.kind === 'career' ? lead.fullName : lead.name;
  // After a refusal without scripts the form keeps its id.
  const { intent = '', text = '', subject, formId = loaderData.formId } = actionData?.entered ?? {};
  const replyKey = useFormKey(saved, 'reply');
  const noteKey = useFormKey(saved, 'note');
  const sent = isMailConfigured ? words.sent : words.waits;
  const isSent = saved.startsWith('reply') || saved.startsWith('again');
  const last = replies.at(-1);
  return (
    <>
      <p>
        <Link to={`/${list}`}>{frameWords.pages['/']}</Link>
      </p>
      <Title page={name} />
      <Problem code={actionData?.code} reason={actionData?.reason} />
      <Done text={saved === '' || actionData ? undefined : isSent ? sent : words.saved} />
      {change !== undefined && change.revision > state.revision && (
        <p role="status" className={frame.section}>
          {words.formatChange(change.by)}{' '}
          <button type="button" className={buttons.small} onClick={() => void revalidate()}>
            {words.reload}
          </button>
        </p>
      )}
      {last?.delivery === 'given-up' && <FailedReply reply={last} revision={state.revision} />}
      <div className={styles.columns}>
        <div>
          <LeadDetails lead={lead} />
          <Replies replies={replies} names={names} />
          <ReplyForm
            key={replyKey}
            isAnswered={replies.length > 0}
            lead={lead}
            staff={actor.name}
            revision={state.revision}
            formId={formId}
            entered={intent === 'reply' ? { text, subject } : undefined}
            isEmpty={actionData?.code === 'reply-empty'}
            isMailConfigured={isMailConfigured}
          />
        </div>
        <div>
          <WorkForms key={state.revision} state={state} owners={owners} ownId={actor.id} />
          <Notes
            key={noteKey}
            formId={formId}
            notes={notes}
            names={names}
            entered={intent === 'note' ? text : undefined}
          />
          <History history={history} names={names} />
        </div>
      </div>
    </>
  );
}
