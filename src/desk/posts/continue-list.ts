import type { KeyboardEvent } from 'react';
import { insertText } from './insert-text.ts';

/** Enter in a list item starts the next item, numbers counting on; Enter in an empty item ends the list. */
export function continueList(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent, currentTarget: area } = event;
  if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
  const { selectionStart: start, selectionEnd: end, value } = area;
  const first = value.lastIndexOf('\n', start - 1) + 1;
  const [mark, indent = '', sign = ''] = /^( *)([-*]|\d{1,4}\.) /.exec(value.slice(first, start)) ?? [];
  if (mark === undefined || start !== end) return;
  event.preventDefault();
  if (value.slice(first, start) === mark) {
    area.setSelectionRange(first, start);
    insertText(area, '\n');
    return;
  }
  const next = /\d/.test(sign) ? `${Number.parseInt(sign, 10) + 1}.` : sign;
  insertText(area, `\n${indent}${next} `);
}
