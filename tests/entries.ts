import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormKind } from '#domain/submission/submission.ts';

/** One entry of a field, and what comes of it. Forms and fields have the names of the API. */
export type EntryRow = {
  readonly field: string;
  readonly form: FormKind;
  readonly entered: string;
  /** The value of the control after it was left. */
  readonly becomes: string;
  /** Under the control after Send was pressed, for a PIN code after it was left; blank for a valid entry. */
  readonly message: string;
  /** `accepted`, or `422`, the field and the rule, when a program sends it as entered. */
  readonly api: string;
};

/**
 * Reads `entries.tsv`, which was written from the specification alone, before the code. A blank `becomes` is an
 * unchanged entry, `(empty)` the empty one; `\u{…}` is a code point. A row for all forms is three.
 */
export function readEntryRows(): readonly EntryRow[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'entries.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.flatMap((line) => {
    const [field = '', form = '', written = '', becomes = '', message = '', api = ''] = line.split('\t');
    const entered = decode(written);
    const row = { field, entered, becomes: becomes === '' ? entered : decode(becomes), message, api };
    const forms = form === 'all' ? (['contact', 'partner', 'career'] as const) : [form as FormKind];
    return forms.map((each) => ({ ...row, form: each }));
  });
}

function decode(text: string): string {
  if (text === '(empty)') return '';
  return text.replaceAll(/\\u\{([0-9A-F]+)\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
