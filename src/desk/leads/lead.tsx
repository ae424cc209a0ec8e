import { useEffect, useRef, useState } from 'react';
import { Link, redirect, useNavigate, useRevalidator, useSubmit } from 'react-router';
import { leadPageWords as words } from '#content/desk/lead.ts';
import { leadWords } from '#content/desk/leads.ts';
import { site } from '#content/site.ts';
import { read, write } from '#desk/action-result.ts';
import frame from '#desk/components/frame.module.css';
import { Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { useFormKey } from '#desk/components/use-form-key.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import { findReplyMailbox } from '#domain/lead/lead.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { PhoneLink } from '#website/components/link/link.tsx';
import type { Route } from './+types/lead';
import { actOnLead } from './act-on-lead.ts';
import { Exchange } from './exchange.tsx';
import { FailedReply } from './failed-reply.tsx';
import { KeysHelp } from './keys-help.tsx';
import { formatUndo, isRecent, LastChange } from './last-change.tsx';
import styles from './lead.module.css';
import { LeadDetails, RelatedLeads, Summary, TakeForm } from './lead-details.tsx';
import { readFilterFields, readPosition, toLeadFilter, toQuery } from './lead-filter.ts';
import { NoteForm, WorkForm } from './lead-forms.tsx';
import { toAddress } from './lead-table.tsx';
import { focusReply, ReplyForm } from './reply-form.tsx';
import { usePolling } from './use-polling.ts';
import { useWorkKeys } from './work-keys.ts';

export { shouldRevalidate } from '#desk/action-result.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const { searchParams } = args.url;
  const listed = new URLSearchParams(searchParams.get('list') ?? '');
  const fields = readFilterFields(listed);
  return read(async () => {
    const found = await operations.findLead(desk, actor, args.params.id);
    const filter = toLeadFilter(fields, desk.clock());
    const reversed = { ...filter, oldestFirst: !filter.oldestFirst };
    return {
      ...found,
      actor,
      isMailConfigured: desk.isMailConfigured,
      nextId: await operations.findNextLead(desk, actor, filter, found.lead),
      previousId: await operations.findNextLead(desk, actor, reversed, found.lead),
      savedReplies: await operations.listSavedReplies(desk, actor),
      names: await operations.listNames(desk),
      owners: await operations.listOwners(desk),
      saved: searchParams.get('saved') ?? '',
      isRecent: isRecent(searchParams.get('saved') ?? '', desk.clock()),
      undo: searchParams.get('undo') ?? '',
      // Created on the server, so that forms have one without scripts too.
      formId: crypto.randomUUID(),
      list: toQuery(fields, readPosition(listed)),
    };
  });
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params;
  return write(args, async (session, form) => {
    const { undo, code } = await actOnLead(session, id, form);
    if (code !== undefined) return { code };
    const next = readField(form, 'then') === 'next' ? readField(form, 'next') : '';
    const { searchParams } = args.url;
    searchParams.delete('undo');
    if (undo) searchParams.set('undo', formatUndo(undo));
    // The page gives only the form of this intent a new key, which resets it.
    searchParams.set('saved', `${next === '' ? readField(form, 'intent') : 'sent'}-${Date.now()}`);
    return redirect(`/leads/${next === '' ? id : next}?${searchParams}`);
  });
}

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { actor, lead, state, drafts, replies, names, owners, saved, list } = loaderData;
  const [change, setChange] = useState<{ id: string; revision: number; by: string }>();
  const { revalidate } = useRevalidator();
  const isWaiting = replies.some(({ delivery }) => delivery === 'waiting');
  const hasEnded = usePolling<{ revision: number; by: string }>(`/changes?lead=${lead.id}`, (answer) => {
    setChange({ ...answer, id: lead.id });
    // A delivery alone does not change the revision. A form that somebody edits is not reset by it.
    if (isWaiting && !document.querySelector('#work [data-unsaved]')) void revalidate();
  });
  const name = lead.kind === 'career' ? lead.fullName : lead.name;
  // After a refusal without scripts the form keeps its id.
  const { intent = '', formId = loaderData.formId, ...entered } = actionData?.entered ?? {};
  const replyKey = useFormKey(saved, 'reply');
  const noteKey = useFormKey(saved, 'note');
  const workKey = useFormKey(saved, 'work');
  const lastReply = replies.at(-1);
  const others = drafts.filter(({ staffId }) => staffId !== actor.id);
  return (
    <>
      <div className={styles.head}>
        <Title page={name} />
        <TakeForm state={state} ownId={actor.id} names={names} />
        <LeadNavigation {...loaderData} />
        <KeysHelp />
        <Summary lead={lead} state={state} ownId={actor.id} names={names} />
      </div>
      <Problem code={actionData?.code ?? (hasEnded ? 'session-ended' : undefined)} reason={actionData?.reason} />
      {!actionData && <LastChange {...loaderData} saved={loaderData.isRecent ? saved : ''} />}
      {change?.id === lead.id && change.revision > state.revision && (
        <p role="status" className={frame.section}>
          {words.formatChange(change.by)}{' '}
          <button type="button" className={buttons.small} onClick={() => void revalidate()}>
            {words.reload}
          </button>
        </p>
      )}
      {others.map(({ staffId, at }) => (
        <p key={staffId} className={styles.notice}>
          {words.formatColleague(names[staffId] ?? leadWords.formerStaff, formatIndianTime(at))}
        </p>
      ))}
      <div className={styles.columns}>
        <div>
          {lastReply?.delivery === 'given-up' && (
            <FailedReply
              // Of this reply alone: the next lead’s form must not begin with an address that was typed here.
              key={lastReply.id}
              reply={lastReply}
              email={(intent === 'again' && entered.email) || lead.email}
              phone={lead.phone}
              revision={state.revision}
            />
          )}
          <Exchange {...loaderData} />
          <ReplyForm
            key={`${lead.id} ${replyKey}`}
            {...loaderData}
            // At the end of the list, which has the newest first, work goes on towards its beginning.
            nextId={loaderData.nextId ?? loaderData.previousId}
            staff={actor.name}
            draft={drafts.find(({ staffId }) => staffId === actor.id)}
            mailbox={findReplyMailbox(lead.kind === 'career' ? 'application' : 'enquiry', site.emails)}
            formId={formId}
            entered={intent === 'reply' ? { text: entered.text ?? '', subject: entered.subject } : undefined}
            isEmpty={actionData?.code === 'reply-empty'}
          />
          <NoteForm key={`${lead.id} ${noteKey}`} formId={formId} entered={intent === 'note' ? entered : undefined} />
        </div>
        <div>
          <WorkForm key={`${lead.id} ${workKey}`} state={state} owners={owners} />
          <LeadDetails lead={lead} />
          <RelatedLeads related={loaderData.related} list={list} />
        </div>
      </div>
      <nav className={styles.jumps} aria-label={words.jumps}>
        <PhoneLink phone={lead.phone}>{words.call}</PhoneLink>
        <a href="#reply-text">{words.toReply}</a>
        <a href="#note">{words.toNote}</a>
        <a href="#work">{words.toWork}</a>
      </nav>
    </>
  );
}

type NavigationData = Pick<
  Route.ComponentProps['loaderData'],
  'lead' | 'state' | 'list' | 'nextId' | 'previousId' | 'actor' | 'saved'
>;

/** Links back to the list, to the previous and to the next lead, with the keys of this page. */
function LeadNavigation({ lead, state, list, nextId, previousId, actor, saved }: NavigationData) {
  const next = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const submit = useSubmit();
  const back = `/${list}#lead-${lead.id}`;
  const go = (address: string | undefined) => (): void => {
    if (address !== undefined) void navigate(address);
  };
  const nextAddress = nextId && toAddress(nextId, list);
  const previousAddress = previousId && toAddress(previousId, list);
  const change = (entries: Record<string, string>) => (): void => {
    const revision = String(state.revision);
    void submit({ ...entries, revision }, { method: 'post', preventScrollReset: true });
  };
  useWorkKeys({
    j: go(nextAddress),
    k: go(previousAddress),
    u: go(back),
    r: focusReply,
    n: () => document.querySelector<HTMLElement>('#note-text')?.focus(),
    t: change({ intent: 'owner', owner: actor.id }),
    s: change({ intent: 'status', status: 'spam' }),
    e: change({ intent: 'status', status: 'closed' }),
    '/': go('/?view=all#search'),
  });
  // Opened from the list by `r` or `n`.
  useEffect(() => {
    if (location.hash === '#reply') focusReply();
    if (location.hash === '#note') document.querySelector<HTMLElement>('#note-text')?.focus();
  }, []);
  // After the lead is done, Enter goes on to the next one.
  useEffect(() => {
    if (/^(?:status|work|reply)-/.test(saved)) next.current?.focus();
  }, [saved]);
  return (
    <nav className={styles.places} aria-label={words.places}>
      <Link to={back}>{words.back}</Link>
      {previousAddress && <Link to={previousAddress}>{words.previous}</Link>}
      {nextAddress && (
        <Link to={nextAddress} ref={next}>
          {words.next}
        </Link>
      )}
    </nav>
  );
}
