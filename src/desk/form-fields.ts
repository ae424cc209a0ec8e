/** What was entered into a form's text fields, by their names. */
export type Entered = Readonly<Record<string, string>>;

/** The text fields of a form. */
export function readEntered(form: FormData): Entered {
  return Object.fromEntries([...form].filter((entry) => typeof entry[1] === 'string') as [string, string][]);
}

/** A text field of a form; blank where it is missing. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The bytes of a form's file; `undefined` for none. */
export async function readFile(form: FormData): Promise<Uint8Array | undefined> {
  const file = form.get('file');
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : undefined;
}

/** The revision that the page showed; -1, which no lead has, for anything else. */
export function readRevision(form: FormData): number {
  const entered = readField(form, 'revision');
  return /^\d{1,15}$/.test(entered) ? Number(entered) : -1;
}
