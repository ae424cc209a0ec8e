import { type ComponentProps, useState } from 'react';
import { Form } from 'react-router';
import { retrying } from '#content/desk/form.ts';
import { useRetry } from '#desk/components/use-retry.ts';
import buttons from '#website/components/button/button.module.css';
import { FieldScope } from '#website/components/field/field.tsx';
import forms from './form.module.css';

/**
 * A form that is sent to the page's action as `intent`, which also prefixes the ids of its fields. What is typed in it is unsaved
 * until the action has accepted it: its page gives it another key then. With `isRetried` it is sent again while the server is away.
 * It keeps its first `formId` and sends it each time: the action recognises a repetition by it.
 */
export function IntentForm({
  intent,
  submitLabel,
  isMain = true,
  isRetried = false,
  formId,
  children,
  ...props
}: ComponentProps<typeof Form> & {
  intent: string;
  submitLabel: string;
  isMain?: boolean;
  isRetried?: boolean;
  formId?: string;
}) {
  const { form, isWaiting, stop } = useRetry(intent, isRetried);
  const [firstId] = useState(formId);
  return (
    <Form
      ref={form}
      method="post"
      className={forms.form}
      onInput={({ currentTarget }) => {
        currentTarget.setAttribute('data-unsaved', '');
        stop();
      }}
      {...props}
    >
      <input type="hidden" name="intent" value={intent} />
      {firstId !== undefined && <input type="hidden" name="formId" value={firstId} />}
      <FieldScope value={intent}>{children}</FieldScope>
      <div>
        <button type="submit" className={isMain ? buttons.ink : buttons.button}>
          {submitLabel}
        </button>
      </div>
      <p role="status" className={forms.hint}>
        {isWaiting && retrying}
      </p>
    </Form>
  );
}
