import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigation } from 'react-router';
import { postWords as words } from '#content/desk/posts.ts';
import type { Answered } from '#desk/action-result.ts';
import { afterPause, isTransient } from '#desk/components/unreachable.ts';
import { createStateIds } from './state-ids.ts';
import type { usePictures } from './use-pictures.ts';

/** Debounce of the automatic save. */
const saveDelayMs = 1_500;

/**
 * Saves the fields of a post automatically. A button or the preview that is pressed during a save is deferred until the
 * save has returned, and then uses its state id. After a change of somebody else only the button Save saves, and it
 * overwrites that change.
 */
export function usePostSaving({
  form,
  latestStateId,
  refused,
  pictures,
}: {
  form: RefObject<HTMLFormElement | null>;
  /** The state that the page was last loaded with. */
  latestStateId: string;
  /** Why the last submit was refused. */
  refused: Answered | undefined;
  pictures: ReturnType<typeof usePictures>;
}) {
  const saver = useFetcher<Answered>();
  const isLeaving = useNavigation().state !== 'idle';
  const [stateIds] = useState(createStateIds);
  const [edits, setEdits] = useState(0);
  const [savedEdits, setSavedEdits] = useState(0);
  const [refusedEdits, setRefusedEdits] = useState<number>();
  const sentEdits = useRef(0);
  const [isSaveShown, setSaveShown] = useState(false);
  /** The refusals after which the editor has pressed Save. */
  const [overruled, setOverruled] = useState<readonly (Answered | undefined)[]>([]);
  /** What was pressed before the text was saved. */
  const [waiting, setWaiting] = useState<HTMLElement>();

  const isIdle = saver.state === 'idle' && pictures.isIdle;
  const isUnsaved = edits !== savedEdits;
  const isAway = isTransient(saver.data?.code);
  const isConflict =
    saver.data?.code === 'post-changed' ||
    [refused, pictures.answer].some((answer) => answer?.code === 'post-changed' && !overruled.includes(answer));
  // Refusals other than a conflict wait for a change of the text.
  const isRefused = saver.data?.code !== undefined && !isAway && edits === refusedEdits;
  const isStopped = isConflict || isRefused;

  // During a conflict the form keeps its state, although the page was loaded again: no other button may replace a text.
  const [stateId, setStateId] = useState(latestStateId);
  if (!isConflict && stateId !== latestStateId) setStateId(latestStateId);

  const save = (base = stateId): void => {
    if (!form.current) return;
    stateIds.add(edits);
    const data = new FormData(form.current);
    data.set('stateId', base);
    data.delete('file');
    data.set('isFetched', 'yes');
    sentEdits.current = edits;
    saver.submit(data, { method: 'post', encType: 'multipart/form-data' });
  };

  // The sent edits count as saved once the server has accepted them.
  useEffect(() => {
    if (saver.state !== 'idle' || !saver.data) return;
    if (saver.data.code !== undefined) return setRefusedEdits(sentEdits.current);
    setSavedEdits(sentEdits.current);
    setSaveShown(true);
    stateIds.keepLast();
  }, [saver.state, saver.data, stateIds]);

  useEffect(() => {
    if (!isUnsaved || !isIdle || isLeaving || isStopped) return;
    if (isAway) return afterPause(() => save());
    const timer = setTimeout(() => save(), waiting ? 0 : saveDelayMs);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    if (!isIdle || !waiting || (isUnsaved && !isStopped && !isAway)) return;
    setWaiting(undefined);
    // After a lost connection the editor presses the button again.
    if (isAway) return;
    if (waiting instanceof HTMLButtonElement) form.current?.requestSubmit(waiting);
    else waiting.click();
  }, [form, isIdle, waiting, isUnsaved, isStopped, isAway]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
    if (!isIdle) {
      event.preventDefault();
      setWaiting(button);
    } else if (button?.value === 'save') {
      event.preventDefault();
      setOverruled([refused, pictures.answer]);
      save(latestStateId);
    } else if (button?.value === 'picture' || (button?.value === 'card' && pictures.chosen.length > 0)) {
      event.preventDefault();
      if (button.value === 'card') stateIds.add();
      pictures.send(button);
    } else {
      stateIds.add();
      // The page shows the result of this button instead.
      setSaveShown(false);
    }
  };

  const findStatus = (): string | undefined => {
    if (saver.state !== 'idle') return words.saving;
    if (isUnsaved) return words.unsaved;
    return isSaveShown && pictures.answer?.code === undefined ? words.done.save : undefined;
  };

  return {
    stateId,
    stateIds,
    isIdle,
    isUnsaved,
    isEdited: edits > 0,
    /** Changes with each save. */
    savedEdits,
    /** The state of the automatic save in words; `undefined` before the first edit, and after a submit. */
    status: findStatus(),
    /** Whether the text waits for a connection. */
    isAway: isAway && isUnsaved,
    problem: saver.data?.code ? saver.data : pictures.answer,
    countEdit: () => setEdits((count) => count + 1),
    runAfterSave: setWaiting,
    onSubmit,
  };
}
