import { useRef } from 'react';
import { Form } from 'react-router';
import { retrying } from '#content/desk/form.ts';
import { postWords as words } from '#content/desk/posts.ts';
import type { Answered } from '#desk/action-result.ts';
import forms from '#desk/components/form.module.css';
import { findFieldError, Problem } from '#desk/components/problem.tsx';
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
import { TextField } from './text-field.tsx';
import { usePaste } from './use-paste.ts';
import { findText, usePictures } from './use-pictures.ts';
import { usePostSaving } from './use-post-saving.ts';

/** The id of the form, for fields outside it. */
export const postFormId = 'post-form';

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
  const pictures = usePictures(form);
  const { notice, onPaste, watchShift } = usePaste(pictures.add);
  const saving = usePostSaving({ form, latestStateId: post.stateId, refused, pictures });

  const explain = (): string => {
    if (findText(form.current)?.value.trim() === '') return words.noPreview;
    if (pictures.chosen.some(({ address }) => address !== '')) return words.previewWaits;
    // The answer is about a former text. Read from the page, because this closure may be of an earlier render.
    return form.current?.hasAttribute('data-unsaved') ? words.unsaved : '';
  };

  const findStatus = (): string | undefined => {
    if (saving.status) return saving.status;
    if (!refused) return saving.isEdited ? undefined : done;
    // A button that publishes has saved the text first.
    return isHydrated ? words.savedDraft : undefined;
  };

  const entered = refused?.entered;
  // The forms of other buttons, such as Discard, send no text.
  const hasEnteredText = entered?.markdown !== undefined;
  const hasMarkedFields = Object.keys(refused?.fields ?? {}).length > 1;
  const previewPath = `/posts/${slug}/preview`;
  return (
    <div className={styles.editor}>
      <Form
        ref={form}
        id={postFormId}
        method="post"
        encType="multipart/form-data"
        className={styles.form}
        data-unsaved={saving.isUnsaved || pictures.chosen.length > 0 ? '' : undefined}
        onInput={(event) => {
          if ((event.target as Element).matches('[data-text], [data-text] *')) saving.countEdit();
        }}
        onSubmit={saving.onSubmit}
        preventScrollReset
      >
        <input type="hidden" name="stateId" value={saving.stateId} />
        <input ref={saving.stateIds.input} type="hidden" name="ownStateIds" />
        <input type="hidden" name="pictureHash" value={post.pictureHash} />
        <input type="hidden" name="pictureAlt" value={post.pictureAlt} />
        {/* Enter in a field presses the form's first button: this one saves. */}
        <button type="submit" name="intent" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <FieldScope value="post">
          <div data-text className={forms.form}>
            <LongField
              name="title"
              label={words.name}
              error={findFieldError(refused, 'title')}
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
              defaultValue={entered?.markdown ?? post.markdown}
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
                defaultChecked={hasEnteredText ? entered?.isPopular === 'on' : post.isPopular}
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
            isEdited={post.isDraft || saving.isEdited}
            isSavedByItself={isHydrated}
            previewPath={previewPath}
            startsAt={post.startsAt}
            at={entered?.at}
            status={findStatus()}
            problems={
              <>
                <Problem code={saving.problem?.code} reason={saving.isAway ? retrying : saving.problem?.reason} />
                <Problem
                  code={refused?.code}
                  reason={hasMarkedFields ? words.markedFields : refused?.reason}
                  fields={refused?.fields}
                />
              </>
            }
            onPreview={(event) => {
              if (!saving.isUnsaved && saving.isIdle) return;
              event.preventDefault();
              saving.runAfterSave(event.currentTarget);
            }}
          />
        </FieldScope>
      </Form>
      <PreviewPane path={previewPath} savedEdits={saving.savedEdits} explain={explain} />
    </div>
  );
}
