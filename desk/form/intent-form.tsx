import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import buttons from '#website/components/button/button.module.css';
import { FieldScope } from '#website/components/field/field.tsx';
import forms from './form.module.css';

/** A form that is sent to the page's action as `intent`, which also prefixes the ids of its fields. */
export function IntentForm({
  intent,
  submitLabel,
  isMain = true,
  children,
  ...form
}: ComponentProps<typeof Form> & { intent: string; submitLabel: string; isMain?: boolean }) {
  return (
    <Form
      method="post"
      className={forms.form}
      onInput={({ currentTarget }) => currentTarget.setAttribute('data-unsaved', '')}
      onSubmit={({ currentTarget }) => currentTarget.removeAttribute('data-unsaved')}
      {...form}
    >
      <input type="hidden" name="intent" value={intent} />
      <FieldScope value={intent}>{children}</FieldScope>
      <div>
        <button type="submit" className={isMain ? buttons.ink : buttons.button}>
          {submitLabel}
        </button>
      </div>
    </Form>
  );
}
