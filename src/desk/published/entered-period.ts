import { readField } from '#desk/form-fields.ts';
import type { Period } from '#services/desk/period.ts';

/** The days and times of a form, as entered. */
export function readEnteredPeriod(form: FormData): Required<Period> {
  const field = (name: keyof Period): string => readField(form, name);
  return { from: field('from'), fromTime: field('fromTime'), until: field('until'), untilTime: field('untilTime') };
}
