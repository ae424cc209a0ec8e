import { readField, readFile } from '#desk/form-fields.ts';

/** What a form for an item has: its texts, its file, and its days and times. */
export async function readEnteredItem(form: FormData) {
  const field = (name: string): string => readField(form, name);
  return {
    title: field('title'),
    href: field('href'),
    alt: field('alt'),
    from: field('from'),
    fromTime: field('fromTime'),
    until: field('until'),
    untilTime: field('untilTime'),
    file: await readFile(form),
  };
}
