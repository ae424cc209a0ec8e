import { type ReactNode, useId } from 'react';
import type { ChoicePart } from '#domain/price/choice.ts';
import { partNames } from './describe-choice.ts';
import styles from './radio-group.module.css';

export function RadioGroup<Value extends string>({
  part,
  legend = partNames[part],
  options,
  value,
  hint,
  isRequired = false,
  onChoose,
}: {
  /** The part of the choice that the group sets; `useChoice` reads it from the DOM. */
  part: ChoicePart;
  legend?: string;
  /** `beside` describes a radio button (`aria-describedby`) and is not part of its name. */
  options: readonly { value: Value; label: string; isDisabled?: boolean; beside?: ReactNode }[];
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
                // Unique, because radio buttons of one name exclude each other, and dialog and page can both be mounted.
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
