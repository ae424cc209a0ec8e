import { type ComponentProps, type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { retrying } from '#content/desk/form.ts';
import { markUnsaved } from '#desk/components/mark-unsaved.ts';
import { useRetry } from '#desk/components/use-retry.ts';
import buttons from '#website/components/button/button.module.css';
import { FieldScope } from '#website/components/field/field.tsx';
import forms from './form.module.css';

/**
 * A form for the page's action; `intent` names it and prefixes the ids of its fields. Input counts as unsaved until the
 * page gives the form another key, after a successful action. With `isRetried` the form retries while the server is
 * unavailable. It always sends its first `formId`, so that the action detects duplicates.
 */
export function IntentForm({
  intent,
  submitLabel,
  isMain = true,
  isRetried = false,
  isSticky = false,
  formId,
  more,
  children,
  ...props
}: ComponentProps<typeof Form> & {
  intent: string;
  submitLabel: string;
  isMain?: boolean;
  isRetried?: boolean;
  /** Keeps the button at the bottom of the window. */
  isSticky?: boolean;
  formId?: string;
  /** Beside the button. */
  more?: ReactNode;
}) {
  const { form, isWaiting, rememberButton, stop } = useRetry(intent, isRetried);
  const [firstId] = useState(formId);
  return (
    <Form
      ref={form}
      method="post"
      className={forms.form}
      onInput={(event) => {
        markUnsaved(event);
        stop();
      }}
      {...props}
      onSubmit={(event) => {
        rememberButton(event);
        props.onSubmit?.(event);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {firstId !== undefined && <input type="hidden" name="formId" value={firstId} />}
      <FieldScope value={intent}>{children}</FieldScope>
      <div className={isSticky ? forms.bar : forms.buttons}>
        <button type="submit" className={isMain ? buttons.ink : buttons.button}>
          {submitLabel}
        </button>
        {more}
      </div>
      <p role="status" className={forms.hint}>
        {isWaiting && retrying}
      </p>
    </Form>
  );
}
