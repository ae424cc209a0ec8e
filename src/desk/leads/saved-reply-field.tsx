import { useId, useState } from 'react';
import { Link } from 'react-router';
import { leadPageWords as words } from '#content/desk/lead.ts';
import forms from '#desk/components/form.module.css';
import type { SavedReply } from '#domain/lead/lead.ts';
import { findSavedReplies } from '#domain/lead/reply.ts';
import buttons from '#website/components/button/button.module.css';
import { Field } from '#website/components/field/field.tsx';
import { useBrowserValue } from '#website/use-browser-value.ts';
import styles from './reply.module.css';

/** Chooses a saved reply by a part of its title. Not without scripts, which insert it. */
export function SavedReplyField({
  replies,
  onChoose,
}: {
  replies: readonly SavedReply[];
  onChoose: (reply: SavedReply) => void;
}) {
  const isHydrated = useBrowserValue(() => true, false);
  const [entered, setEntered] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const list = useId();
  if (!isHydrated || replies.length === 0) {
    return (
      <p className={forms.hint}>
        <Link to="/replies">{words.manage}</Link>
      </p>
    );
  }
  const choose = (): void => {
    const [found] = findSavedReplies(replies, entered);
    setUnknown(found === undefined);
    if (!found) return;
    setEntered('');
    onChoose(found);
  };
  return (
    <div className={styles.insert}>
      <Field
        name="saved-reply"
        label={words.savedReply}
        placeholder={words.savedReplyHint}
        list={list}
        autoComplete="off"
        value={entered}
        error={isUnknown ? words.noSavedReply : undefined}
        onChange={({ currentTarget }) => {
          setEntered(currentTarget.value);
          setUnknown(false);
        }}
        // It is no part of the reply: not saved with it, nor sent by Enter.
        onInput={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          choose();
        }}
      />
      <datalist id={list}>
        {replies.map(({ id, title }) => (
          <option key={id} value={title} />
        ))}
      </datalist>
      <button type="button" className={buttons.small} onClick={choose}>
        {words.insert}
      </button>
    </div>
  );
}
