import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { postWords as words } from '#content/desk/posts.ts';
import { postTextLimits as limits } from '#domain/post/post-text.ts';
import { insertText } from './insert-text.ts';
import { convertPaste, fitIn, isPlainText, type NewPicture, readClipboard } from './paste/paste.ts';

/** Pastes formatted text as Markdown. `notice` says what was left out. */
export function usePaste(addPictures: (pictures: readonly NewPicture[], hasFocus: boolean) => void) {
  const [notice, setNotice] = useState('');
  const isPlain = useRef(false);

  const insert = (area: HTMLTextAreaElement, text: string): void => {
    const { selectionStart: start, selectionEnd: end, value } = area;
    const fitted = fitIn(text, value.slice(0, start), value.slice(end));
    if (value.length - (end - start) + fitted.length > limits.markdown) setNotice(words.pasteTooLong);
    else if (fitted !== '') insertText(area, fitted);
  };

  const onPaste = async (event: ClipboardEvent<HTMLTextAreaElement>): Promise<void> => {
    const { currentTarget: area, clipboardData } = event;
    const clipboard = readClipboard(clipboardData);
    setNotice('');
    if (isPlain.current || isPlainText(clipboard)) return;
    event.preventDefault();
    try {
      const { text, pictures, missing, leftOutStruckText } = await convertPaste(clipboard);
      const isToDescribe = text !== '' && pictures.length > 0;
      setNotice(
        [
          missing > 0 && words.formatMissing(missing),
          isToDescribe && words.formatToDescribe(pictures.length),
          leftOutStruckText && words.struck,
        ]
          .filter(Boolean)
          .join(' '),
      );
      insert(area, text);
      addPictures(pictures, text === '');
    } catch (error) {
      // The converter could not be loaded, or the HTML breaks it: the words are there in any case.
      console.error(error);
      setNotice(words.pastedPlain);
      insert(area, clipboard.text);
    }
  };

  /** Ctrl+Shift+V: Firefox names the HTML in its event too. */
  const watchShift = ({ key, shiftKey }: KeyboardEvent): void => {
    isPlain.current = shiftKey && key.toLowerCase() === 'v';
  };

  return { notice, onPaste, watchShift };
}
