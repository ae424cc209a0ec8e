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

/** The result of a bulk change, or of its undoing; `nth` differs between two. */
export type BulkAnswer = {
  readonly intent: string;
  /** The chosen status or owner. */
  readonly wanted: string;
  readonly result: BulkResult;
  readonly undone: { readonly count: number; readonly of: number };
  readonly nth: number;
};
type Results = {
  readonly answer: Partial<BulkAnswer> | undefined;
  readonly names: Readonly<Record<string, string>>;
};

/** What became of a bulk change, with its undoing. */
export function BulkResults({ answer, names }: Results) {
  return (
    <div role="status" className={`${forms.done} ${styles.results}`}>
      {answer?.nth !== undefined && <LastResult key={answer.nth} answer={answer} names={names} />}
    </div>
  );
}

function LastResult({ answer, names }: Results) {
  const [isUndoable, setUndoable] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setUndoable(false), undoMs);
    return () => clearTimeout(timer);
  }, []);
  const { result } = answer ?? {};
  return (
    <>
      {listSentences(answer ?? {}, names).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
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
    const kept = undone.of - undone.count;
    return [words.formatUndone(undone.count), ...(kept === 0 ? [] : [words.formatNotUndone(kept)])];
  }
  if (!result) return [];
  const { changed, left, same } = result;
  const formatSame = intent === 'status' ? words.formatSameStatus : words.formatSameOwner;
  return [
    formatChanged(answer, changed.length, names),
    ...left.map(({ staffId, isTaken, count }) => {
      const name = names[staffId] ?? words.formerStaff;
      return isTaken ? words.formatLeftTaken(count, name) : words.formatLeftChanged(count, name);
    }),
    ...(same === 0 ? [] : [formatSame(same)]),
  ];
}

function formatChanged({ intent, wanted = '' }: Partial<BulkAnswer>, count: number, names: Results['names']): string {
  if (intent === 'take') return words.formatTaken(count);
  if (intent === 'status') return words.formatStatusSet(count, statusWords[wanted as SubmissionStatus]);
  return wanted === '' ? words.formatGivenToNobody(count) : words.formatGiven(count, nameOwner(wanted, names));
}
