/** The values of a form's fields, trimmed; blank for what is absent, `on` for a ticked box. */
export function readTexts<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): { [name in Name]: string } {
  const data = new FormData(form);
  const read = (name: string): string => {
    const value = data.get(name);
    // A form's own lines end in CR LF; the limits count what the person sees.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as { [name in Name]: string };
}
