/** Replaces the selection of a text field. What was there can be undone in browsers that let a page type. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // Deprecated, and the only way that keeps the undo history; Firefox and others may refuse it.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
