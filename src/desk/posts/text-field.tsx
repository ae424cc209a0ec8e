import type { ComponentProps } from 'react';
import { postWords as words } from '#content/desk/posts.ts';
import { postTextLimits as limits } from '#domain/post/post-text.ts';
import { FieldFrame } from '#website/components/field/field.tsx';
import { continueList } from './continue-list.ts';
import styles from './posts.module.css';
import { Toolbar } from './toolbar.tsx';

/** The Markdown of a post, in one box with its buttons and the `notice` of the last paste. */
export function TextField({
  isHydrated,
  notice,
  error,
  onPicture,
  onKeyDown,
  ...textarea
}: ComponentProps<'textarea'> & {
  isHydrated: boolean;
  notice: string;
  error: string | undefined;
  onPicture: () => void;
}) {
  return (
    <FieldFrame name="markdown" label={words.text} error={error} wide>
      {(control) => (
        <div className={styles.text}>
          {isHydrated && <Toolbar textId={control.id} onPicture={onPicture} />}
          <textarea
            {...textarea}
            {...control}
            name="markdown"
            aria-describedby={[control['aria-describedby'], `${control.id}-hint`].filter(Boolean).join(' ')}
            maxLength={limits.markdown}
            rows={22}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              continueList(event);
            }}
          />
          <p role="status" className={styles.notice}>
            {notice}
          </p>
          <p id={`${control.id}-hint`} className={styles.textHint}>
            {words.textHint}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}
