import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { leadPageWords as words } from '#content/desk/lead.ts';
import { leadWords, statusWords } from '#content/desk/leads.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { IntentForm } from '#desk/components/intent-form.tsx';
import { markUnsaved } from '#desk/components/mark-unsaved.ts';
import { Select } from '#desk/components/select.tsx';
import { type LeadState, leadLimits, noteKinds } from '#domain/lead/lead.ts';
import { submissionStatuses } from '#domain/submission/submission.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, LongField } from '#website/components/field/field.tsx';
import styles from './lead.module.css';

/**
 * Status, owner and follow-up. The form sends the displayed revision, so that it cannot overwrite unseen changes of
 * others.
 */
export function WorkForm({
  state,
  owners,
}: {
  state: LeadState;
  owners: readonly { readonly id: string; readonly name: string }[];
}) {
  // A reply or a key can change the lead while somebody edits this form: then only the other fields follow.
  const [editedKeys, setEditedKeys] = useState<Readonly<Record<string, string>>>({});
  const values: Readonly<Record<string, string>> = {
    status: state.status,
    owner: state.ownerId,
    day: state.followUpOn,
  };
  const findKey = (name: string): string => editedKeys[name] ?? `${name} ${values[name]}`;
  const edit = (event: FormEvent<HTMLFormElement>): void => {
    markUnsaved(event);
    const { name } = event.target as HTMLInputElement;
    setEditedKeys((before) => ({ ...before, [name]: findKey(name) }));
  };
  const statuses = submissionStatuses.map((status) => [status, statusWords[status]] as const);
  const people = [['', leadWords.nobody], ...owners.map(({ id, name }) => [id, name] as const)] as const;
  return (
    <section id="work" className={frame.section}>
      <h2>{words.work}</h2>
      <Form method="post" className={styles.work} preventScrollReset onInput={edit}>
        <input type="hidden" name="intent" value="work" />
        <input type="hidden" name="revision" value={state.revision} />
        <Select
          key={findKey('status')}
          name="status"
          label={leadWords.status}
          defaultValue={state.status}
          options={statuses}
        />
        <Select
          key={findKey('owner')}
          name="owner"
          label={leadWords.owner}
          defaultValue={state.ownerId}
          options={people}
        />
        <Field key={findKey('day')} name="day" type="date" label={words.followUp} defaultValue={state.followUpOn} />
        <button type="submit" className={buttons.small}>
          {words.saveWork}
        </button>
      </Form>
    </section>
  );
}

/** A note, or what the person has answered by mail or by telephone. */
export function NoteForm({
  formId,
  entered,
}: {
  formId: string;
  entered: Readonly<Record<string, string>> | undefined;
}) {
  return (
    <section id="note" className={frame.section}>
      <h2>{words.note}</h2>
      <IntentForm
        intent="note"
        submitLabel={words.saveNote}
        formId={formId}
        isMain={false}
        className={`${forms.form} ${styles.note}`}
        isRetried
        preventScrollReset
      >
        <LongField
          name="text"
          label={words.noteText}
          hint={words.noteHint}
          defaultValue={entered?.text}
          maxLength={leadLimits.note}
          rows={3}
          required
        />
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{words.noteKind}</legend>
          {noteKinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={kind === (entered?.kind ?? 'note')} />
              {words.noteKinds[kind]}
            </label>
          ))}
          <p className={forms.hint}>{words.noteKindHint}</p>
        </fieldset>
      </IntentForm>
    </section>
  );
}
