import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import { retrying } from '#content/desk/form.ts';
import { postWords as words } from '#content/desk/posts.ts';
import type { Answered } from '#desk/action-result.ts';
import forms from '#desk/components/form.module.css';
import { findFieldError, Problem } from '#desk/components/problem.tsx';
import { afterPause, isTransient } from '#desk/components/unreachable.ts';
import type { ItemState } from '#domain/item-state.ts';
import { postTextLimits as limits, type PostText } from '#domain/post/post-text.ts';
import buttons from '#website/components/button/button.module.css';
import { FieldScope, LongField } from '#website/components/field/field.tsx';
import { useBrowserValue } from '#website/use-browser-value.ts';
import { listPictures } from './paste/paste.ts';
import { choosePictures, PictureFields } from './picture-fields.tsx';
import styles from './posts.module.css';
import { PreviewPane } from './preview-pane.tsx';
import { PublishButtons } from './publish-buttons.tsx';
import { createStateIds } from './state-ids.ts';
import { TextField } from './text-field.tsx';
import { usePaste } from './use-paste.ts';
import { findText, usePictures } from './use-pictures.ts';

/** The id of the form, for fields outside it. */
export const postFormId = 'post-form';

/** Debounce of the automatic save. Milliseconds. */
const saveDelay = 1_500;

/**
 * The form for the text of a post. It saves automatically. Every button sends all fields, so that it works without
 * scripts.
 */
export function PostForm({
  post,
  slug,
  refused,
  done,
}: {
  post: PostText & {
    readonly stateId: string;
    readonly startsAt: string;
    readonly state: ItemState;
    readonly isDraft: boolean;
    readonly picturePath: string | undefined;
  };
  slug: string;
  /** Why the last submit was refused, with what was entered. */
  refused: Answered | undefined;
  /** What the last submit has done. */
  done: string | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useBrowserValue(() => true, false);
  const saver = useFetcher<Answered>();
  const pictures = usePictures(form);
  const { notice, onPaste, watchShift } = usePaste(pictures.add);
  const [edits, setEdits] = useState(0);
  const [savedEdits, setSavedEdits] = useState(0);
  const [isSaveShown, setSaveShown] = useState(false);
  const [refusedEdits, setRefusedEdits] = useState<number>();
  const sentEdits = useRef(0);
  /** The refusals after which the editor has pressed Save. */
  const [overruled, setOverruled] = useState<readonly (Answered | undefined)[]>([]);
  const [stateIds] = useState(createStateIds);
  const [waiting, setWaiting] = useState<HTMLElement>();
  const isIdle = saver.state === 'idle' && pictures.isIdle;
  const isLeaving = useNavigation().state !== 'idle';
  const isAway = isTransient(saver.data?.code);
  // After a change of somebody else only the editor may save: the next save replaces it. Other refusals wait for a
  // change of the text.
  const isConflict =
    saver.data?.code === 'post-changed' ||
    [refused, pictures.answer].some((answer) => answer?.code === 'post-changed' && !overruled.includes(answer));
  // During a conflict the form keeps its state, although the page was loaded again: no other button may replace a text.
  const [stateId, setStateId] = useState(post.stateId);
  if (!isConflict && stateId !== post.stateId) setStateId(post.stateId);
  const isRefused = saver.data?.code !== undefined && !isAway && edits === refusedEdits;
  const isStopped = isConflict || isRefused;

  const isUnsaved = edits !== savedEdits;
  const isSaved = isSaveShown && pictures.answer?.code === undefined;

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
    const timer = setTimeout(() => save(), waiting ? 0 : saveDelay);
    return () => clearTimeout(timer);
  });

  // Buttons and the preview that were pressed during a save run after it, with the state id that it has created.
  useEffect(() => {
    if (!isIdle || !waiting || (isUnsaved && !isStopped && !isAway)) return;
    setWaiting(undefined);
    // After a lost connection the editor presses the button again.
    if (isAway) return;
    if (waiting instanceof HTMLButtonElement) form.current?.requestSubmit(waiting);
    else waiting.click();
  }, [isIdle, waiting, isUnsaved, isStopped, isAway]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
    if (!isIdle) {
      event.preventDefault();
      setWaiting(button);
    } else if (button?.value === 'save') {
      event.preventDefault();
      setOverruled([refused, pictures.answer]);
      save(post.stateId);
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

  const explain = (): string => {
    if (findText(form.current)?.value.trim() === '') return words.noPreview;
    if (pictures.chosen.some(({ address }) => address !== '')) return words.previewWaits;
    // The answer is about a former text. Read from the page, because this closure may be of an earlier render.
    return form.current?.hasAttribute('data-unsaved') ? words.unsaved : '';
  };

  const entered = refused?.entered;
  const isMarked = Object.keys(refused?.fields ?? {}).length > 1;
  const unsaved = saver.data?.code ? saver.data : pictures.answer;
  const reason = isAway && isUnsaved ? retrying : unsaved?.reason;
  // A button that publishes has saved the text first.
  const draft = refused && isHydrated ? words.savedDraft : undefined;
  const settled = isSaved ? words.done.save : edits === 0 && !refused ? done : draft;
  const status = saver.state !== 'idle' ? words.saving : isUnsaved ? words.unsaved : settled;
  const markdown = entered?.markdown ?? post.markdown;
  const previewPath = `/posts/${slug}/preview`;
  return (
    <div className={styles.editor}>
      <Form
        ref={form}
        id={postFormId}
        method="post"
        encType="multipart/form-data"
        className={styles.form}
        data-unsaved={isUnsaved || pictures.chosen.length > 0 ? '' : undefined}
        onInput={(event) => {
          if ((event.target as Element).matches('[data-text], [data-text] *')) setEdits((count) => count + 1);
        }}
        onSubmit={submit}
        preventScrollReset
      >
        <input type="hidden" name="stateId" value={stateId} />
        <input ref={stateIds.input} type="hidden" name="ownStateIds" />
        <input type="hidden" name="pictureHash" value={post.pictureHash} />
        <input type="hidden" name="pictureAlt" value={post.pictureAlt} />
        {/* Enter in a field presses the form's first button: this one saves. */}
        <button type="submit" name="intent" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <FieldScope value="post">
          <div data-text className={forms.form}>
            <LongField
              name="title"
              label={words.name}
              defaultValue={entered?.title ?? post.title}
              maxLength={limits.title}
              rows={1}
              required
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <LongField
              name="summary"
              label={words.summary}
              hint={words.summaryHint}
              error={findFieldError(refused, 'summary')}
              defaultValue={entered?.summary ?? post.summary}
              maxLength={limits.summary}
              rows={2}
            />
            <TextField
              isHydrated={isHydrated}
              notice={notice}
              error={findFieldError(refused, 'markdown')}
              onPicture={() => choosePictures(form.current)}
              defaultValue={markdown}
              onKeyDown={watchShift}
              onPaste={onPaste}
              onDrop={(event) => {
                const files = listPictures(event.dataTransfer.files);
                if (files.length === 0) return;
                event.preventDefault();
                pictures.add(files.map((file) => ({ file })));
              }}
            />
            <label className={styles.check}>
              <input
                type="checkbox"
                name="isPopular"
                defaultChecked={entered ? entered.isPopular === 'on' : post.isPopular}
              />
              {words.popular}
            </label>
          </div>
          <PictureFields pictures={pictures} isHydrated={isHydrated} alt={entered?.alt} />
          {post.picturePath && (
            <figure className={styles.card}>
              <figcaption>{words.card}</figcaption>
              <img src={post.picturePath} alt={post.pictureAlt} />
              <button type="submit" name="intent" value="no-card" className={buttons.small}>
                {words.removeCard}
              </button>
            </figure>
          )}
          <PublishButtons
            state={post.state}
            isEdited={post.isDraft || edits > 0}
            isSavedByItself={isHydrated}
            previewPath={previewPath}
            startsAt={post.startsAt}
            at={entered?.at}
            status={status}
            problems={
              <>
                <Problem code={unsaved?.code} reason={reason} />
                <Problem
                  code={refused?.code}
                  reason={isMarked ? words.markedFields : refused?.reason}
                  fields={refused?.fields}
                />
              </>
            }
            onPreview={(event) => {
              if (!isUnsaved && isIdle) return;
              event.preventDefault();
              setWaiting(event.currentTarget);
            }}
          />
        </FieldScope>
      </Form>
      <PreviewPane path={previewPath} savedEdits={savedEdits} explain={explain} />
    </div>
  );
}
