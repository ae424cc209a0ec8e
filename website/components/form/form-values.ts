/** The trimmed values of a form's fields; blank for an absent one, `on` for a checked box. */
export function readValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): { [name in Name]: string } {
  const data = new FormData(form);
  const read = (name: string): string => {
    const value = data.get(name);
    // FormData has CR LF line ends; the limits count one character per line end.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as { [name in Name]: string };
}

export function readTerms(form: HTMLFormElement): boolean {
  return readValues(form, ['terms']).terms === 'on';
}
