import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { nameOwner, statusWords, leadWords as words } from '#content/desk/leads.ts';
import forms from '#desk/components/form.module.css';
import { Select } from '#desk/components/select.tsx';
import { type SubmissionStatus, submissionStatuses } from '#domain/submission/submission.ts';
import type { BulkResult } from '#services/desk/change-leads.ts';
import buttons from '#website/components/button/button.module.css';
import { FieldScope } from '#website/components/field/field.tsx';
import { useBrowserValue } from '#website/use-browser-value.ts';
import styles from './bulk.module.css';

/** The value of a field in which nothing is chosen yet: a wrong press must not close fifty leads. */
export const unchosen = 'unchosen';

/** The actions for the selected leads, at the bottom of the window while there are any. */
export function BulkBar({
  selected,
  owners,
  onTickAll,
}: {
  selected: number;
  owners: readonly { readonly id: string; readonly name: string }[];
  onTickAll: (isTicked: boolean) => void;
}) {
  // Without scripts nothing counts the selected leads.
  const isHydrated = useBrowserValue(() => true, false);
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldScope value="bulk">
      <fieldset className={styles.bulk} hidden={isHydrated && selected === 0} data-open={isOpen || !isHydrated}>
        <legend className="visually-hidden">{words.bulk}</legend>
        {isHydrated && <span role="status">{words.formatSelected(selected)}</span>}
        {isHydrated && (
          <button type="button" className={buttons.small} onClick={() => onTickAll(false)}>
            {words.clear}
            <span className="visually-hidden">{` ${words.toClear}`}</span>
          </button>
        )}
        <button type="submit" name="intent" value="take" className={buttons.ink}>
          {words.take}
        </button>
        {isHydrated && (
          <button
            type="button"
            className={`${buttons.button} ${styles.more}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {words.more}
          </button>
        )}
        {isHydrated && (
          <button type="button" className={`${buttons.button} ${styles.all}`} onClick={() => onTickAll(true)}>
            {words.selectAll}
          </button>
        )}
        <Select
          name="status"
          label={words.bulkStatus}
          options={[
            [unchosen, words.chooseStatus],
            ...submissionStatuses.map((status) => [status, statusWords[status]] as const),
          ]}
        />
        <button type="submit" name="intent" value="status" className={buttons.button}>
          {words.set}
        </button>
        <Select
          name="owner"
          label={words.bulkOwner}
          options={[
            [unchosen, words.chooseOwner],
            ['', words.nobody],
            ...owners.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <button type="submit" name="intent" value="owner" className={buttons.button}>
          {words.assign}
        </button>
      </fieldset>
    </FieldScope>
  );
}

/** How long a change can be undone. */
const undoMs = 10_000;

/** The result of a bulk change, or of its undoing. */
export type BulkAnswer = {
  /** Milliseconds; differs between two results with the same words. */
  readonly submittedAt: number;
  readonly intent: string;
  /** The chosen status or owner. */
  readonly requested: string;
  readonly result: BulkResult;
  readonly undone: { readonly count: number; readonly of: number };
};
type Results = {
  readonly answer: Partial<BulkAnswer>;
  readonly names: Readonly<Record<string, string>>;
};

/** The result of the last bulk change. For ten seconds it can be undone. */
export function BulkResults({
  answer = {},
  names,
}: Pick<Results, 'names'> & { answer: Partial<BulkAnswer> | undefined }) {
  return (
    <div role="status" className={`${forms.done} ${styles.results}`}>
      {answer.submittedAt !== undefined && <LastResult key={answer.submittedAt} answer={answer} names={names} />}
    </div>
  );
}

function LastResult({ answer, names }: Results) {
  const [isUndoable, setUndoable] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setUndoable(false), undoMs);
    return () => clearTimeout(timer);
  }, []);
  const { result } = answer;
  return (
    <>
      <span>{listSentences(answer, names).join(' ')}</span>
      {isUndoable && result && result.changed.length > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="changed" value={JSON.stringify(result.changed)} />
          <button type="submit" name="intent" value="undo" className={buttons.small}>
            {words.undo}
          </button>
        </Form>
      )}
    </>
  );
}

function listSentences(answer: Partial<BulkAnswer>, names: Results['names']): readonly string[] {
  const { intent, result, undone } = answer;
  if (undone) {
    const skipped = undone.of - undone.count;
    return [words.formatUndone(undone.count), ...(skipped === 0 ? [] : [words.formatNotUndone(skipped)])];
  }
  if (!result) return [];
  const { changed, skipped, unchanged } = result;
  const formatUnchanged = intent === 'status' ? words.formatUnchangedStatus : words.formatUnchangedOwner;
  return [
    formatChanged(answer, changed.length, names),
    ...skipped.map((group) => formatSkipped(group, names)),
    ...(unchanged === 0 ? [] : [formatUnchanged(unchanged)]),
  ];
}

function formatSkipped({ staffId, isTaken, count }: BulkResult['skipped'][number], names: Results['names']): string {
  if (staffId === '') return words.formatSkippedByNobody(count);
  const name = nameOwner(staffId, names);
  return isTaken ? words.formatSkippedTaken(count, name) : words.formatSkippedChanged(count, name);
}

function formatChanged(
  { intent, requested = '' }: Partial<BulkAnswer>,
  count: number,
  names: Results['names'],
): string {
  if (intent === 'take') return words.formatTaken(count);
  if (intent === 'status') return words.formatStatusSet(count, statusWords[requested as SubmissionStatus]);
  return requested === '' ? words.formatGivenToNobody(count) : words.formatGiven(count, nameOwner(requested, names));
}
