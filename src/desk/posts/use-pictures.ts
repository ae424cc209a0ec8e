import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFetcher, useSubmit } from 'react-router';
import type { Answered } from '#desk/action-result.ts';
import { insertBelow, replacePicture } from './insert-text.ts';
import type { NewPicture } from './paste/paste.ts';

/** A chosen picture that is not added yet. */
export type ChosenPicture = {
  readonly key: number;
  readonly file: File;
  readonly alt: string;
  /** Its address in the text until it is added; blank if the cursor decides the place. */
  readonly address: string;
};

/** The action's data for a picture. */
type Answer = Answered<{ readonly picture: string }>;

/** The pictures that an editor chose, dropped or pasted. They are uploaded one after the other, in their order. */
export function usePictures(form: RefObject<HTMLFormElement | null>) {
  const adder = useFetcher<Answer>();
  const submit = useSubmit();
  const lastKey = useRef(0);
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const used = useRef<Answer>(undefined);
  /** The key of the picture that is being sent. */
  const sentKey = useRef<number>(undefined);
  const findInput = (name: string): HTMLInputElement | undefined => {
    const input = form.current?.querySelector(`[name=${name}]`);
    return input instanceof HTMLInputElement ? input : undefined;
  };

  /** With `hasFocus` the first blank description gets the focus. */
  const add = (pictures: readonly NewPicture[], hasFocus = true): void => {
    if (pictures.length === 0) return;
    const typed = chosen.length === 0 ? (findInput('alt')?.value ?? '') : '';
    const added = pictures.map(({ file, alt = '', address = '' }, index) => {
      lastKey.current += 1;
      return { key: lastKey.current, file, alt: alt || (index === 0 ? typed : ''), address };
    });
    // The fields must be there before one gets the focus.
    flushSync(() => setChosen((before) => [...before, ...added]));
    const details = findInput('file')?.closest('details');
    if (details) details.open = true;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('[name=alt]') ?? [])];
    if (hasFocus) (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  };

  const describe = (key: number, alt: string): void =>
    setChosen((before) => before.map((picture) => (picture.key === key ? { ...picture, alt } : picture)));

  const remove = (key: number): void => {
    const address = chosen.find((picture) => picture.key === key)?.address;
    if (address) replacePicture(findText(form.current), address, '');
    setChosen((before) => before.filter((picture) => picture.key !== key));
  };

  const send = (button: HTMLButtonElement, [first]: readonly ChosenPicture[] = chosen): void => {
    sentKey.current = first?.key;
    const data = new FormData(form.current ?? undefined, button);
    if (first) {
      data.set('file', first.file);
      data.set('alt', first.alt);
    }
    const options = { method: 'post', encType: 'multipart/form-data', preventScrollReset: true } as const;
    if (button.value === 'card') void submit(data, options);
    else void adder.submit(data, options);
  };

  // A file that was chosen before the scripts loaded.
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('[name=file]');
    if (input?.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [form]);

  useEffect(() => {
    // This runs after every render, and an answer is used only once.
    if (adder.state !== 'idle' || !adder.data || adder.data === used.current) return;
    used.current = adder.data;
    const { picture } = adder.data;
    const area = findText(form.current);
    if (picture === undefined || !area) return;
    const sent = chosen.find(({ key }) => key === sentKey.current);
    const isLeftOut = sentKey.current !== undefined && sent === undefined;
    const isReplaced = sent && sent.address !== '' && replacePicture(area, sent.address, picture.trim());
    if (!isReplaced && !isLeftOut) insertBelow(area, picture);
    const others = chosen.filter((each) => each !== sent);
    setChosen(others);
    const button = form.current?.querySelector<HTMLButtonElement>('button[value=picture]');
    if (button && others.length > 0) send(button, others);
  });

  return { chosen, add, describe, remove, send, isIdle: adder.state === 'idle', answer: adder.data };
}

export function findText(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  return form?.querySelector('textarea[name=markdown]') ?? null;
}
