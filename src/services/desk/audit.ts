import { type AuditFilter, listAudit } from '#database/audit/audit-store.ts';
import { listLeadNames } from '#database/lead/lead-names.ts';
import { listSavedReplies } from '#database/lead/saved-reply-store.ts';
import { listDrafts } from '#database/post/post-text-store.ts';
import { type AuditEntry, type AuditSubject, findSubject } from '#domain/audit/audit.ts';
import type { Actor } from '#domain/staff/staff.ts';
import type { FormKind } from '#domain/submission/submission.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { listNames } from '#services/desk/staff.ts';
import { listContent } from '#services/publish-content.ts';

/** Entries of the audit log on a page. */
const entriesPerPage = 100;

/** What an entry is about, by its title of today; the title is blank if it does not exist any more. */
export type TitledSubject = AuditSubject & { readonly title: string; readonly form?: FormKind };

/**
 * A page of the audit log, newest first, with what each entry is about, the names of staff, and the cursor of the next
 * page. Throws `not-allowed`.
 */
export async function readAudit(context: DeskContext, actor: Actor, filter: AuditFilter) {
  requireRight(actor, 'staff');
  const found = await listAudit(context.db, filter, entriesPerPage + 1);
  const shown = found.slice(0, entriesPerPage);
  const names = await listNames(context);
  const findTitle = await createTitles(context, shown, names);
  const entries = shown.map((entry) => ({ ...entry, subject: findTitle(findSubject(entry)) }));
  return { entries, names, next: found.length > entriesPerPage ? shown.at(-1)?.id : undefined };
}

async function createTitles(
  { db }: DeskContext,
  entries: readonly AuditEntry[],
  names: Readonly<Record<string, string>>,
): Promise<(subject: AuditSubject | undefined) => TitledSubject | undefined> {
  const subjects = entries.map(findSubject).filter((subject) => subject !== undefined);
  const ids = new Set(subjects.flatMap(({ kind, key }) => (kind === 'lead' ? [key] : [])));
  const leads = new Map((await listLeadNames(db, [...ids])).map((lead) => [lead.id, lead]));
  const toName = (kind: string, key: string): string => (kind === 'banner' ? kind : `${kind}/${key}`);
  const drafts = (await listDrafts(db)).map(({ slug, title }) => [toName('post', slug), title] as const);
  const items = (await listContent(db, { withHtml: false })).map(
    ({ kind, key, title }) => [toName(kind, key), title] as const,
  );
  const replies = (await listSavedReplies(db)).map(({ id, title }) => [toName('saved-reply', id), title] as const);
  // A published title replaces the title of its draft.
  const titles = new Map([...drafts, ...items, ...replies]);
  return (subject) => {
    if (!subject) return;
    const { kind, key } = subject;
    if (kind === 'staff') return { ...subject, title: names[key] ?? '' };
    if (kind !== 'lead') return { ...subject, title: titles.get(toName(kind, key)) ?? '' };
    const lead = leads.get(key);
    return lead ? { ...subject, title: lead.name, form: lead.kind } : { ...subject, title: '' };
  };
}
