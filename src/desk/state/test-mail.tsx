import { Form, useNavigation } from 'react-router';
import { stateWords as words } from '#content/desk/state.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { Select } from '#desk/components/select.tsx';
import { mailboxNames } from '#domain/outbox/outbox.ts';
import { formatIndianTime } from '#domain/time.ts';
import type { readTestMail } from '#services/desk/test-mail.ts';
import buttons from '#website/components/button/button.module.css';
import { FieldScope } from '#website/components/field/field.tsx';
import styles from './state.module.css';

type LastTest = Awaited<ReturnType<typeof readTestMail>>;

/** Sends a test mail, and shows what became of the last one. */
export function TestMail({ testMail, isMailConfigured }: { testMail: LastTest; isMailConfigured: boolean }) {
  const isSending = useNavigation().formData?.get('intent') === 'test';
  return (
    <section className={frame.section} id="test">
      <h2>{words.testTitle}</h2>
      <p className={forms.hint}>{words.testHint}</p>
      <FieldScope value="test">
        <Form method="post" className={`${forms.row} ${styles.test}`}>
          <Select
            name="mailbox"
            label={words.mailbox}
            defaultValue={testMail?.mailbox ?? 'contact'}
            options={mailboxNames.map((name) => [name, words.mailboxes[name]] as const)}
          />
          <button type="submit" name="intent" value="test" className={buttons.button}>
            {words.sendTest}
          </button>
        </Form>
      </FieldScope>
      <p role="status" className={styles.outcome} data-outcome={isSending ? undefined : testMail?.outcome}>
        {isSending ? words.testSending : testMail && formatOutcome(testMail, isMailConfigured)}
      </p>
    </section>
  );
}

function formatOutcome(
  { mailbox, queuedAt, outcome, lastError, retriedAt }: NonNullable<LastTest>,
  isMailConfigured: boolean,
): string {
  const name = words.mailboxes[mailbox];
  const time = formatIndianTime(queuedAt);
  const { testOutcomes: outcomes } = words;
  if (outcome === 'delivered') return outcomes.delivered(name, time);
  if (!isMailConfigured) return outcomes.unconfigured(name, time);
  if (outcome === 'waiting') return outcomes.waiting(name, time);
  const failed = outcomes.failed(name, time, lastError);
  return retriedAt === '' ? failed : `${failed} ${words.formatNextTry(formatIndianTime(retriedAt))}`;
}
