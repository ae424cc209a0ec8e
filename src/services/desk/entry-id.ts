import { randomUUID } from 'node:crypto';
import { createOrderedId } from '#database/ordered-id.ts';
import { MoharError } from '#domain/errors.ts';
import type { NoteKind } from '#domain/lead/lead.ts';
import { uuidPattern } from '#services/desk/read-entry.ts';

/**
 * Where the second half of a UUID begins. The first half of version 7 sorts by time: milliseconds, the version and 12
 * random bits (RFC 9562, section 5.7).
 */
const half = 'xxxxxxxx-xxxx-xxxx-'.length;

/** A note or a reply. */
type OwnText = {
  readonly id: string;
  readonly staffId: string;
  readonly subject?: string;
  readonly kind?: NoteKind;
  readonly text: string;
};

/**
 * Adds the id to a note or a reply. Returns `undefined` for a repetition: the form was sent again after its answer was
 * lost. The first half of the id sorts after the `earlier` entries of the lead; lock the lead first. The second half is
 * copied from the form's id. The same text in another form is a new entry. So is another text, or another kind of note, in
 * the same form.
 */
export function identifyEntry<New extends Omit<OwnText, 'id'>>(
  entry: New,
  formId: string,
  earlier: readonly OwnText[],
): (New & { readonly id: string }) | undefined {
  const isRepeated = listEntriesOfForm(formId, earlier).some(
    ({ staffId, subject, kind, text }) =>
      staffId === entry.staffId && subject === entry.subject && kind === entry.kind && text === entry.text,
  );
  if (isRepeated) return;
  const now = readFirstHalf(createOrderedId());
  const last = readFirstHalf(earlier.at(-1)?.id ?? '0');
  const firstHalf = (now > last ? now : last + 1n).toString(16).padStart(16, '0');
  return { ...entry, id: firstHalf.replace(/^(.{8})(.{4})(.{4})/, '$1-$2-$3-') + formId.slice(half) };
}

/** Whether one of the `earlier` entries comes from the form. */
export function hasEntryOf(formId: string, earlier: readonly OwnText[]): boolean {
  return listEntriesOfForm(formId, earlier).length > 0;
}

function listEntriesOfForm(formId: string, earlier: readonly OwnText[]): readonly OwnText[] {
  return earlier.filter(({ id }) => id.endsWith(formId.slice(half)));
}

function readFirstHalf(id: string): bigint {
  return BigInt(`0x${id.slice(0, half).replaceAll('-', '')}`);
}

/** Validates the id of a form; a blank one is replaced by a new UUID. Throws `entry-invalid`. */
export function readFormId(entered: string | undefined): string {
  if (entered === undefined || entered === '') return randomUUID();
  if (!uuidPattern.test(entered)) throw new MoharError('entry-invalid', 'the id of the form is no UUID');
  return entered;
}
