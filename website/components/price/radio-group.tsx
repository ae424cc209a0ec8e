import { type ReactNode, useId } from 'react';
import type { ChoicePart } from '#domain/price/choice-address.ts';
import styles from './radio-group.module.css';

/** A button of a group, and what stands beside it; that describes the button and is not part of its name. */
export type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly beside?: ReactNode;
};

/** Native radio buttons under a legend; arrow keys move between them. */
export function RadioGroup<Value extends string>({
  legend,
  part,
  options,
  value,
  hint,
  isRequired = false,
  onChoose,
}: {
  legend: string;
  /** What is chosen, by the name it has in addresses. */
  part: ChoicePart;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  hint?: string | undefined;
  isRequired?: boolean;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  const isList = options.some(({ beside }) => beside !== undefined);
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows a fieldset to be one
      role="radiogroup"
      className={styles.group}
      aria-labelledby={`${id}-legend`}
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <legend id={`${id}-legend`}>{legend}</legend>
      <div className={isList ? styles.list : styles.row}>
        {options.map((option) => (
          <div key={option.value} className={styles.option}>
            <label className={styles.label}>
              <input
                type="radio"
                // Groups of the same name exclude each other, and dialog and page may both be there for a moment.
                name={id}
                data-part={part}
                value={option.value}
                checked={option.value === value}
                disabled={option.isDisabled}
                required={isRequired}
                autoComplete="off"
                aria-describedby={option.beside ? `${id}-${option.value}` : undefined}
                onChange={() => onChoose(option.value)}
              />
              {option.label}
            </label>
            {option.beside && (
              <div id={`${id}-${option.value}`} className={styles.beside}>
                {option.beside}
              </div>
            )}
          </div>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
