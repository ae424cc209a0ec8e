/** Replaces the selection of a text field; undoable where the browser supports `insertText`. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // Deprecated, but the only way to keep the undo history. Firefox and others may refuse it.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
