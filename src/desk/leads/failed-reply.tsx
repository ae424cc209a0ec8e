import { Form } from 'react-router';
import { formatReason, leadPageWords as words } from '#content/desk/lead.ts';
import forms from '#desk/components/form.module.css';
import { markUnsaved } from '#desk/components/mark-unsaved.ts';
import { emailField } from '#domain/email.ts';
import buttons from '#website/components/button/button.module.css';
import callout from '#website/components/callout/callout.module.css';
import { Field } from '#website/components/field/field.tsx';
import { PhoneLink } from '#website/components/link/link.tsx';
import type { SentReply } from './exchange.tsx';
import styles from './reply.module.css';

/** A warning that the last reply was not delivered, with the address to correct. */
export function FailedReply({
  reply,
  email,
  phone,
  revision,
}: {
  reply: SentReply;
  email: string;
  phone: string;
  revision: number;
}) {
  return (
    <section className={`${callout.callout} ${styles.failedReply}`} aria-labelledby="failed">
      <h2 id="failed">{words.failedTitle}</h2>
      <p>{words.formatFailure(formatReason(reply.deliveryError))}</p>
      <p>{words.failedHint}</p>
      <Form method="post" className={forms.row} onInput={markUnsaved}>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="reply" value={reply.id} />
        <Field
          name="email"
          type="email"
          label={words.failedEmail}
          defaultValue={email}
          maxLength={emailField.max}
          required
        />
        <button type="submit" name="intent" value="again" className={buttons.button}>
          {words.sendAgain}
        </button>
        <PhoneLink phone={phone} className={buttons.ink}>
          {words.formatCall(phone)}
        </PhoneLink>
      </Form>
    </section>
  );
}
