import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { leadPageWords as words } from '#content/desk/lead.ts';
import { site } from '#content/site.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { IntentForm } from '#desk/components/intent-form.tsx';
import { type Lead, leadLimits, type ReplyDraft, type SavedReply } from '#domain/lead/lead.ts';
import { fillReply, findCaret } from '#domain/lead/reply.ts';
import { toReference } from '#domain/submission/submission.ts';
import { findIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, LongField } from '#website/components/field/field.tsx';
import type { SentReply } from './exchange.tsx';
import styles from './reply.module.css';
import { SavedReplyField } from './saved-reply-field.tsx';
import { useDraft } from './use-draft.ts';

const textId = 'reply-text';

/** Opens the form and focuses its text. In an unchanged template the caret goes below the greeting. */
export function focusReply(): void {
  const text = document.querySelector<HTMLTextAreaElement>(`#${textId}`);
  if (!text) return;
  const details = text.closest('details');
  if (details) details.open = true;
  text.focus();
  const { template = '' } = text.dataset;
  const caret = text.value === text.defaultValue ? findCaret(text.value, template) : text.selectionEnd;
  text.setSelectionRange(caret, caret);
}

export function ReplyForm({
  lead,
  state,
  replies,
  savedReplies,
  draft,
  staff,
  mailbox,
  nextId,
  formId,
  entered,
  isEmpty,
  isMailConfigured,
}: {
  lead: Lead;
  state: { readonly revision: number };
  replies: readonly SentReply[];
  savedReplies: readonly SavedReply[];
  draft: ReplyDraft | undefined;
  staff: string;
  /** Where answers arrive. */
  mailbox: string;
  nextId: string | undefined;
  formId: string;
  entered: { readonly text: string; readonly subject: string | undefined } | undefined;
  /** Whether the reply was refused because it had only the greeting. */
  isEmpty: boolean;
  isMailConfigured: boolean;
}) {
  // The initial values: a colleague's reply, or a saved draft, must not change this form.
  const [isAnother] = useState(replies.length > 0);
  const [initial] = useState(entered ?? draft);
  const [isOpen, setOpen] = useState(initial !== undefined);
  const [isEnterPressed, setEnterPressed] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const { savedAt, isFailing = false } = useDraft(text, `/leads/${lead.id}/draft`);
  useEffect(() => {
    if (isEmpty) text.current?.focus();
  }, [isEmpty]);
  const lastSave = savedAt ?? (draft && new Date(draft.at));
  const name = lead.kind === 'career' ? lead.fullName : lead.name;
  const template = words.formatTemplate(name, staff, site.name);
  const refuseEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setEnterPressed(true);
  };
  const send = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const { form } = event.currentTarget;
    const find = (selector: string) => form?.querySelector<HTMLButtonElement>(selector);
    form?.requestSubmit(find('button[name=then]') ?? find('button[type=submit]:not(:disabled)'));
  };
  const insert = (saved: SavedReply): void => {
    focusReply();
    // As typed: it can be undone, and is saved as a draft.
    document.execCommand('insertText', false, fillReply(saved.text, { name, reference: toReference(lead.id) }));
  };
  const form = (
    <IntentForm
      intent="reply"
      submitLabel={words.send}
      formId={formId}
      isMain={nextId === undefined}
      isRetried
      more={
        <>
          {nextId !== undefined && (
            <button type="submit" name="then" value="next" className={buttons.ink}>
              {words.sendNext}
            </button>
          )}
          <div className={styles.hints}>
            <p className={forms.hint}>{words.formatMailbox(mailbox)}</p>
            {!isMailConfigured && <p className={forms.hint}>{words.noMailServer}</p>}
            <p role="status" className={forms.hint}>
              {isFailing && words.draftNotSaved}
              {!isFailing && lastSave && words.formatDraftSaved(findIndianTime(lastSave))}
            </p>
          </div>
        </>
      }
    >
      {/* Enter in the subject presses the form's first button: a disabled one, so that nothing is sent. */}
      <button type="submit" disabled className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="revision" value={state.revision} />
      <input type="hidden" name="next" value={nextId ?? ''} />
      <div className={styles.sheet}>
        <div className={styles.compose}>
          <p className={styles.recipient}>
            <b>{words.recipient}</b> <span>{lead.email}</span>
          </p>
          <Field
            name="subject"
            label={words.subject}
            defaultValue={initial?.subject ?? words.defaultSubject[lead.kind]}
            maxLength={leadLimits.subject}
            error={isEnterPressed ? words.noSubmit : undefined}
            onKeyDown={refuseEnter}
            // Not on blur: the button that is being pressed would move.
            onInput={() => setEnterPressed(false)}
            required
          />
          <SavedReplyField replies={savedReplies} onChoose={insert} />
        </div>
        <LongField
          ref={text}
          name="text"
          label={words.text}
          defaultValue={initial?.text ?? template}
          data-template={template}
          maxLength={leadLimits.reply}
          error={isEmpty ? words.emptyReply : undefined}
          onKeyDown={send}
          rows={10}
          required
        />
      </div>
    </IntentForm>
  );
  return (
    <section id="reply" className={`${frame.section} ${styles.reply}`}>
      <h2>{words.reply}</h2>
      {isAnother ? (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={buttons.button}>{words.another}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </section>
  );
}
