import { readField, readFile } from '#desk/form-fields.ts';

/**
 * What a form for an item has: its texts, its file, and its days and times. Of the link and the file of a notice only
 * the chosen one counts.
 */
export async function readEnteredItem(form: FormData) {
  const field = (name: string): string => readField(form, name);
  const opens = field('opens');
  return {
    title: field('title'),
    opens,
    href: opens === 'file' ? '' : field('href'),
    alt: field('alt'),
    from: field('from'),
    fromTime: field('fromTime'),
    until: field('until'),
    untilTime: field('untilTime'),
    file: opens === 'link' ? undefined : await readFile(form),
  };
}
