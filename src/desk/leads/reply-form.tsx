import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { leadPageWords as words } from '#content/desk/lead.ts';
import { leadWords } from '#content/desk/leads.ts';
import { site } from '#content/site.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { IntentForm } from '#desk/components/intent-form.tsx';
import { type Lead, type LeadReply, leadLimits } from '#domain/lead/lead.ts';
import type { OutboxMessage } from '#domain/outbox/outbox.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import callout from '#website/components/callout/callout.module.css';
import { Field, LongField } from '#website/components/field/field.tsx';
import styles from './leads.module.css';

export function ReplyForm({
  isAnswered,
  lead,
  staff,
  revision,
  formId,
  entered,
  isEmpty,
  isMailConfigured,
}: {
  /** Whether there is a reply already: then the form for another one is closed. */
  isAnswered: boolean;
  lead: Lead;
  staff: string;
  revision: number;
  formId: string;
  entered: { readonly text: string; readonly subject: string | undefined } | undefined;
  /** Whether the reply was refused because it had only the greeting. */
  isEmpty: boolean;
  isMailConfigured: boolean;
}) {
  // The initial value: a colleague's reply meanwhile must not close this form.
  const [isAnother] = useState(isAnswered);
  const [isOpen, setOpen] = useState(entered !== undefined);
  const [isEnterPressed, setEnterPressed] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isEmpty) text.current?.focus();
  }, [isEmpty]);
  const name = lead.kind === 'career' ? lead.fullName : lead.name;
  const refuseEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setEnterPressed(true);
  };
  const form = (
    <IntentForm intent="reply" submitLabel={words.send} formId={formId} isRetried>
      {/* Enter in the subject presses the form's first button: a disabled one, so that nothing is sent. */}
      <button type="submit" disabled className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="revision" value={revision} />
      <p className={forms.hint}>{words.formatReply(lead.email)}</p>
      {!isMailConfigured && <p className={forms.hint}>{words.noMailServer}</p>}
      <Field
        name="subject"
        label={words.subject}
        defaultValue={entered?.subject ?? words.defaultSubject[lead.kind]}
        maxLength={leadLimits.subject}
        error={isEnterPressed ? words.noSubmit : undefined}
        onKeyDown={refuseEnter}
        onBlur={() => setEnterPressed(false)}
        required
      />
      <LongField
        ref={text}
        name="text"
        label={words.text}
        defaultValue={entered?.text ?? words.formatTemplate(name, staff, site.name)}
        maxLength={leadLimits.reply}
        error={isEmpty ? words.emptyReply : undefined}
        rows={10}
        required
      />
    </IntentForm>
  );
  return (
    <section className={frame.section}>
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

type SentReply = LeadReply & { readonly delivery: OutboxMessage['state']; readonly deliveryError: string };

/** A warning that the last reply was not delivered. */
export function FailedReply({ reply, revision }: { reply: SentReply; revision: number }) {
  return (
    <section className={`${callout.callout} ${styles.failedReply}`} aria-labelledby="failed">
      <h2 id="failed">{words.failedTitle}</h2>
      <p>{reply.deliveryError}</p>
      <p>{words.failedHint}</p>
      <Form method="post">
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="reply" value={reply.id} />
        <button type="submit" name="intent" value="again" className={buttons.button}>
          {words.sendAgain}
        </button>
      </Form>
    </section>
  );
}

export function Replies({
  replies,
  names,
}: {
  replies: readonly SentReply[];
  names: Readonly<Record<string, string>>;
}) {
  if (replies.length === 0) return null;
  return (
    <section className={frame.section}>
      <h2>{words.replies}</h2>
      <ol className={styles.entries}>
        {replies.map(({ id, at, staffId, subject, text, delivery, deliveryError }) => (
          <li key={id}>
            <small>
              {`${names[staffId] ?? leadWords.formerStaff}, ${formatIndianTime(at)}, `}
              {words.formatDelivery(words.deliveries[delivery], deliveryError)}
            </small>
            <p>
              <b>{subject}</b>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
