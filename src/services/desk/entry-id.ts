import { randomUUID } from 'node:crypto';
import { createOrderedId } from '#database/ordered-id.ts';
import { MoharError } from '#domain/errors.ts';
import { uuidPattern } from '#services/desk/read-entry.ts';

/** Where the second half of a UUID begins. The first half of version 7 is its time (RFC 9562, section 5.7). */
const half = 'xxxxxxxx-xxxx-xxxx-'.length;

type Entry = { readonly id: string; readonly staffId: string; readonly subject?: string; readonly text: string };

/**
 * A note or a reply with its id, `undefined` for a repetition: a form that was saved, and sent again because its answer was lost.
 * The first half of the id orders it after the `earlier` entries of its lead, which are locked; the second is that of the id of
 * its form. The same words in another form are another entry, and so are other words in the same form.
 */
export function identifyEntry<New extends Omit<Entry, 'id'>>(
  entry: New,
  formId: string,
  earlier: readonly Entry[],
): (New & { readonly id: string }) | undefined {
  const end = formId.slice(half);
  const isRepeated = earlier.some(
    ({ id, staffId, subject, text }) =>
      id.endsWith(end) && staffId === entry.staffId && subject === entry.subject && text === entry.text,
  );
  if (isRepeated) return;
  const [now, last] = [readTime(createOrderedId()), readTime(earlier.at(-1)?.id ?? '0')];
  const time = (now > last ? now : last + 1n).toString(16).padStart(16, '0');
  return { ...entry, id: time.replace(/^(.{8})(.{4})(.{4})/, '$1-$2-$3-') + end };
}

function readTime(id: string): bigint {
  return BigInt(`0x${id.slice(0, half).replaceAll('-', '')}`);
}

/** The id of a form as its page has sent it; a new one where it has none. Throws `entry-invalid`. */
export function readFormId(entered: string | undefined): string {
  if (entered === undefined || entered === '') return randomUUID();
  if (!uuidPattern.test(entered)) throw new MoharError('entry-invalid', 'the id of the form is no UUID');
  return entered;
}
