import { type ReactNode, useId } from 'react';
import { partNames } from '#content/prices/option-names.ts';
import type { ChoicePart } from '#domain/price/choice.ts';
import callout from '#website/components/callout/callout.module.css';
import { nameOption } from './format-choice.ts';
import styles from './radio-group.module.css';

export function RadioGroup<Value extends string | number>({
  part,
  legend = partNames[part],
  options,
  chosen,
  hint,
  describedBy,
  error,
  isRequired = false,
  isDisabled,
  meaningOf,
  describe,
  onChoose,
}: {
  /** The part of the choice that the group sets. */
  part: ChoicePart;
  legend?: string;
  options: readonly Value[];
  chosen: Value | undefined;
  hint?: string | undefined;
  /** The id of a text that describes a group without a hint. */
  describedBy?: string | undefined;
  /** Below the legend. */
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: (option: Value) => boolean;
  /** What an option means, beside it or below it. */
  meaningOf?: (option: Value) => string | undefined;
  /** The description of a radio button (`aria-describedby`) beside it; not part of its name. */
  describe?: ((option: Value) => ReactNode) | undefined;
  onChoose: (option: Value) => void;
}) {
  const id = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows a fieldset to be one
      role="radiogroup"
      className={styles.group}
      aria-labelledby={`${id}-legend`}
      aria-describedby={hint ? `${id}-hint` : describedBy}
    >
      <legend id={`${id}-legend`}>{legend}</legend>
      <p role="alert" className={`${callout.callout} ${styles.error}`}>
        {error}
      </p>
      <div className={describe || meaningOf ? styles.list : styles.row} data-detailed={Boolean(describe && meaningOf)}>
        {options.map((option) => (
          <div key={option} className={styles.option}>
            <label className={styles.label}>
              <input
                type="radio"
                name={part}
                value={option}
                checked={option === chosen}
                disabled={isDisabled?.(option)}
                required={isRequired}
                autoComplete="off"
                aria-describedby={describe || meaningOf ? `${id}-${option}` : undefined}
                onChange={() => onChoose(option)}
              />
              {nameOption(part, option)}
            </label>
            {(describe || meaningOf) && (
              <div id={`${id}-${option}`} className={styles.beside}>
                {describe?.(option)}
                {meaningOf && <p className={styles.hint}>{meaningOf(option)}</p>}
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
