import { postWords as words } from '#content/desk/posts.ts';
import forms from '#desk/components/form.module.css';
import buttons from '#website/components/button/button.module.css';
import { Field } from '#website/components/field/field.tsx';
import styles from './posts.module.css';

/** What visitors see of a post: nothing, nothing until a time, or its published text. */
export type Visibility = 'draft' | 'scheduled' | 'published';

/** The buttons that save, preview and publish; they name what they change. */
export function PublishButtons({
  visibility,
  isEdited,
  previewPath,
  at,
  onPreview,
  children,
}: {
  visibility: Visibility;
  /** Whether the text differs from the one that visitors see or that is scheduled. */
  isEdited: boolean;
  previewPath: string;
  /** The entered time of a refused submit. */
  at: string | undefined;
  onPreview: React.MouseEventHandler<HTMLAnchorElement>;
  /** What became of the last save. */
  children: React.ReactNode;
}) {
  return (
    <div className={forms.bar}>
      <button type="submit" name="intent" value="save" className={buttons.button}>
        {visibility === 'published' ? words.saveDraft : words.save}
      </button>
      <a
        href={previewPath}
        target="_blank"
        rel="noreferrer"
        title={words.previewHint}
        className={buttons.button}
        onClick={onPreview}
      >
        {words.preview}
      </a>
      {visibility !== 'published' && (
        <details className={styles.later}>
          <summary className={buttons.button}>{visibility === 'scheduled' ? words.otherTime : words.later}</summary>
          <div className={forms.row}>
            <Field name="at" type="datetime-local" label={words.at} defaultValue={at} />
            <button type="submit" name="intent" value="schedule" className={buttons.button}>
              {words.schedule}
            </button>
            {visibility === 'scheduled' && (
              <button type="submit" name="intent" value="publish" className={buttons.button}>
                {words.publish}
              </button>
            )}
          </div>
        </details>
      )}
      <button
        type="submit"
        name="intent"
        value={visibility === 'scheduled' ? 'update' : 'publish'}
        className={buttons.ink}
      >
        {words.main[visibility]}
      </button>
      {isEdited && visibility !== 'draft' && (
        <p className={`${forms.hint} ${styles.note}`}>{words.notUpdated[visibility]}</p>
      )}
      {children}
    </div>
  );
}
