/** Replaces the selection of a text field; undoable where the browser supports `insertText`. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // Deprecated, but the only way to keep the undo history. Firefox and others may refuse it.
  if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Inserts a block below the cursor's line: within a link it would break the link. */
export function insertBelow(area: HTMLTextAreaElement, text: string): void {
  const end = `${area.value}\n`.indexOf('\n', area.selectionEnd);
  area.setSelectionRange(end, end);
  insertText(area, text);
}

/** Replaces the picture with this address in the text; `false` if the text has none. */
export function replacePicture(area: HTMLTextAreaElement | null, address: string, text: string): boolean {
  const end = area?.value.indexOf(`](${address})`) ?? -1;
  const start = area?.value.lastIndexOf('![', end) ?? -1;
  if (!area || end < 0 || start < 0) return false;
  area.setSelectionRange(start, end + address.length + 3);
  insertText(area, text);
  return true;
}
