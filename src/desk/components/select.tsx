import type { ComponentProps } from 'react';
import { FieldFrame } from '#website/components/field/field.tsx';

/** A labelled `<select>`; `options` are pairs of value and label. */
export function Select({
  label,
  hint,
  options,
  ...select
}: ComponentProps<'select'> & {
  name: string;
  label: string;
  hint?: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <FieldFrame name={select.name} label={label} hint={hint}>
      {(control) => (
        <select {...select} {...control}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
