import { postWords as words } from '#content/desk/posts.ts';
import forms from '#desk/components/form.module.css';
import { StateBadge } from '#desk/components/state-badge.tsx';
import type { ItemState } from '#domain/item-state.ts';
import { findIndianTime, toIndianDay } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { Field } from '#website/components/field/field.tsx';
import styles from './posts.module.css';

/** The bar of the editor: the state, the result of the last save, and the buttons. Their labels say what they change. */
export function PublishButtons({
  state,
  isEdited,
  isSavedByItself,
  previewPath,
  startsAt,
  at = toIndianInput(startsAt),
  status,
  problems,
  onPreview,
}: {
  state: ItemState;
  /** Whether the text differs from the one that visitors see or that is scheduled. */
  isEdited: boolean;
  isSavedByItself: boolean;
  previewPath: string;
  /** When a scheduled post appears: ISO 8601, or blank. */
  startsAt: string;
  /** The entered time of a refused submit. */
  at: string | undefined;
  status: string | undefined;
  problems: React.ReactNode;
  onPreview: React.MouseEventHandler<HTMLAnchorElement>;
}) {
  const isScheduled = state === 'scheduled';
  const visibleState = state === 'live' || isScheduled ? state : 'draft';
  return (
    <div className={forms.bar}>
      {problems}
      <div className={styles.status}>
        <StateBadge state={state} />
        <p role="status">{status}</p>
        {isEdited && visibleState !== 'draft' && <p>{words.notUpdated[visibleState]}</p>}
      </div>
      <button
        type="submit"
        name="intent"
        value="save"
        className={buttons.button}
        data-hidden-when-autosaving={isSavedByItself}
      >
        {visibleState === 'live' ? words.saveDraft : words.save}
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
      {visibleState !== 'live' && (
        <details className={styles.later}>
          <summary className={buttons.button}>
            {/* The style sheet shows the second one while it is open. */}
            <span>{isScheduled ? words.otherTime : words.later}</span>
            <span>{words.cancel}</span>
          </summary>
          <div>
            <div className={forms.row}>
              <Field name="at" type="datetime-local" label={words.at} defaultValue={at} onKeyDown={pressSchedule} />
              <button type="submit" name="intent" value="schedule" className={buttons.ink}>
                {isScheduled ? words.reschedule : words.schedule}
              </button>
            </div>
            {isScheduled && (
              <div className={styles.instead}>
                <button type="submit" name="intent" value="publish" className={buttons.button}>
                  {words.publish}
                </button>
              </div>
            )}
          </div>
        </details>
      )}
      <button type="submit" name="intent" value={isScheduled ? 'update' : 'publish'} className={buttons.ink}>
        {words.main[visibleState]}
      </button>
    </div>
  );
}

/** Enter in the field of the time presses the button beside it, not the first one of the form. */
function pressSchedule(event: React.KeyboardEvent<HTMLInputElement>): void {
  const { form } = event.currentTarget;
  if (event.key !== 'Enter' || !form) return;
  event.preventDefault();
  form.requestSubmit(form.querySelector<HTMLButtonElement>('[value=schedule]'));
}

/** A moment as the value of a `datetime-local` field, in the time of India. */
function toIndianInput(moment: string): string {
  const date = new Date(moment);
  return moment && `${toIndianDay(date)}T${findIndianTime(date)}`;
}
