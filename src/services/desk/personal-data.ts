import { setImmediate } from 'node:timers/promises';
import { insertAudit } from '#database/audit/audit-store.ts';
import { listLeads, listRelated, listTexts } from '#database/lead/lead-store.ts';
import { listStaff } from '#database/staff/staff-store.ts';
import { MoharError } from '#domain/errors.ts';
import type { LeadFilter, LeadSummary } from '#domain/lead/lead.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type FormKind, toReference } from '#domain/submission/submission.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { indexLeads } from '#services/desk/index-leads.ts';
import { toQuery } from '#services/desk/list-leads.ts';
import { verifyAssertion } from '#services/desk/passkeys.ts';
import { eraseSubmissions } from '#services/erase-submissions.ts';
import { formatCsv } from '#services/format-csv.ts';
import { findPersonalData } from '#services/personal-data.ts';

/** Leads of a person that are compared with others. */
const maxCompared = 50;

/** More leads than anybody reads. */
export const maxExported = 20_000;

/** Leads per batch: limits the messages in memory, and the time until the event loop serves other requests. */
const exportBatch = 500;

const columns = [
  ...(['reference', 'receivedAt', 'kind', 'status', 'owner', 'answeredAt', 'name', 'subject'] as const),
  ...(['email', 'phone', 'message', 'address', 'pincode', 'cityName', 'stateName', 'id'] as const),
];

/**
 * Exports the matching leads as CSV, in chunks; a passkey confirms it. Throws `entry-invalid` for more than
 * `maxExported`, `passkey-refused` and `not-allowed`.
 */
export async function exportLeads(
  context: DeskContext,
  actor: Actor,
  filter: LeadFilter,
  confirmation: string,
): Promise<AsyncIterable<string>> {
  await requireConfirmation(context, actor, confirmation);
  const { db, clock } = context;
  await indexLeads(context);
  const query = await toQuery(context, actor, filter);
  const leads = query ? await listLeads(db, filter, query.conditions, query.terms, maxExported + 1) : [];
  if (leads.length > maxExported)
    throw new MoharError('entry-invalid', `more than ${maxExported} leads match: filter them first`);
  const names = new Map((await listStaff(db)).map(({ id, name }) => [id, name]));
  const entry = { staffId: actor.id, action: 'leads-exported', detail: String(leads.length) } as const;
  await insertAudit(db, [entry], clock());
  return formatLeads(db, leads, names);
}

async function* formatLeads(db: DeskContext['db'], leads: readonly LeadSummary[], names: ReadonlyMap<string, string>) {
  yield formatCsv(columns, []);
  const none = { message: '', address: '', pincode: '', cityName: '', stateName: '' };
  for (let start = 0; start < leads.length; start += exportBatch) {
    await setImmediate();
    const batch = leads.slice(start, start + exportBatch);
    const texts = await listTexts(
      db,
      batch.map(({ id }) => id),
    );
    const textOf = new Map(texts.map((row) => [row.id, row]));
    const rows = batch.map(({ revision: _, ownerId, ...lead }) => ({
      ...none,
      ...textOf.get(lead.id),
      ...lead,
      reference: toReference(lead.id),
      owner: names.get(ownerId) ?? '',
    }));
    yield formatCsv(columns, rows, { header: false });
  }
}

/**
 * Summarises the stored data of a person, by e-mail address or phone number. `shared` are the phone numbers of these
 * leads, or their addresses, that other leads have too: perhaps of the same person. Throws `not-allowed`.
 */
export async function summarisePerson({ db }: DeskContext, actor: Actor, contact: string) {
  requireRight(actor, 'leads');
  const { enquiries, applications, notes, replies } = await findPersonalData(db, contact);
  type Row = { readonly id: string; readonly kind: FormKind; readonly name: string; readonly receivedAt: string };
  const people = [...enquiries, ...applications];
  const ids = new Set(people.map(({ id }) => id));
  // A search by address has found all leads with it, so others share only the phone number; and the reverse.
  const name = contact.includes('@') ? 'phone' : 'email';
  const sharing = await Array.fromAsync(people.slice(0, maxCompared), async (person) => {
    const related = await listRelated(db, person, maxCompared);
    return related.some(({ id }) => !ids.has(id)) ? person[name] : '';
  });
  const leads: readonly Row[] = [
    ...enquiries.map(({ id, kind, name, receivedAt }) => ({ id, kind, name, receivedAt })),
    ...applications.map(({ id, fullName, receivedAt }) => ({
      id,
      kind: 'career' as const,
      name: fullName,
      receivedAt,
    })),
  ];
  return {
    leads,
    shared: [...new Set(sharing)].filter((text) => text !== ''),
    notes: notes.length,
    replies: replies.length,
  };
}

/**
 * A person's data to be read and printed, with the names of staff. Each lead gets an entry in the audit log, as an export
 * does, because the page may be handed over. Throws `not-allowed`.
 */
export async function showPerson({ db, clock }: DeskContext, actor: Actor, contact: string) {
  requireRight(actor, 'leads');
  const data = await findPersonalData(db, contact);
  const now = clock();
  const entries = listSubjects(data).map((subjectId) => {
    return { staffId: actor.id, action: 'person-exported', subjectId, detail: 'page' } as const;
  });
  if (entries.length > 0) await insertAudit(db, entries, now);
  const names = Object.fromEntries((await listStaff(db)).map(({ id, name }) => [id, name]));
  return { ...data, names, readAt: now.toISOString() };
}

/** Exports a person's data as JSON; a passkey confirms it. Throws `passkey-refused` and `not-allowed`. */
export async function exportPerson(context: DeskContext, actor: Actor, contact: string, confirmation: string) {
  await requireConfirmation(context, actor, confirmation);
  const data = await findPersonalData(context.db, contact);
  const entries = listSubjects(data).map((subjectId) => {
    return { staffId: actor.id, action: 'person-exported', subjectId } as const;
  });
  if (entries.length > 0) await insertAudit(context.db, entries, context.clock());
  return JSON.stringify(data, null, 2);
}

/**
 * Erases a person's data; a passkey confirms it. Returns how many leads, and whether copies may remain in the files of
 * the database. Throws `passkey-refused` and `not-allowed`.
 */
export async function erasePerson(
  context: DeskContext,
  actor: Actor,
  contact: string,
  confirmation: string,
): Promise<{ readonly leads: number; readonly mayRemain: boolean }> {
  await requireConfirmation(context, actor, confirmation);
  const data = await findPersonalData(context.db, contact);
  const subjects = listSubjects(data);
  if (subjects.length === 0) return { leads: 0, mayRemain: false };
  const { remains } = await eraseSubmissions(context.db, data, (trx) => {
    const entries = subjects.map((subjectId) => ({ staffId: actor.id, action: 'person-erased', subjectId }) as const);
    return insertAudit(trx, entries, context.clock());
  });
  return { leads: subjects.length, mayRemain: remains !== undefined };
}

/** Requires a member who may answer leads, and a passkey. Throws `passkey-refused` and `not-allowed`. */
async function requireConfirmation(context: DeskContext, actor: Actor, confirmation: string): Promise<void> {
  requireRight(actor, 'leads');
  await verifyAssertion(context, `confirm:${actor.id}`, confirmation);
}

function listSubjects({ enquiries, applications }: Awaited<ReturnType<typeof findPersonalData>>): readonly string[] {
  return [...enquiries, ...applications].map(({ id }) => id);
}
