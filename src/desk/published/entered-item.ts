import { readField, readFile } from '#desk/form-fields.ts';
import { refuseField } from '#services/desk/read-entry.ts';

/**
 * What a form for an item has: its texts, its file, and its days and times. Of the link and the file of a notice only
 * the chosen one counts. Throws `entry-invalid` for a chosen link that is blank.
 */
export async function readEnteredItem(form: FormData) {
  const field = (name: string): string => readField(form, name);
  const opens = field('opens');
  if (opens === 'link' && field('href').trim() === '') throw refuseField('href', 'is missing');
  return {
    title: field('title'),
    href: opens === 'file' ? '' : field('href'),
    alt: field('alt'),
    from: field('from'),
    fromTime: field('fromTime'),
    until: field('until'),
    untilTime: field('untilTime'),
    file: opens === 'link' ? undefined : await readFile(form),
  };
}
