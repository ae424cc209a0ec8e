import { useEffect, useRef, useState } from 'react';
import { optionNames } from '#content/prices/option-names.ts';
import { prices } from '#content/prices/prices.ts';
import { formatRupees } from '#domain/price/calculate-price.ts';
import type { AddOn, Choice } from '#domain/price/choice.ts';
import { listAddOn } from '#domain/price/choice.ts';
import buttons from '#website/components/button/button.module.css';
import { Dialog } from '#website/components/dialog/dialog.tsx';
import styles from './add-on-chooser.module.css';
import { RadioGroup } from './radio-group.tsx';

const words = {
  token: { heading: 'Choose a token', legend: 'Token type' },
  assistance: { heading: 'Choose assistance', legend: 'Assistance type' },
  shipping: { heading: 'Choose shipping', legend: 'Shipping type' },
} as const satisfies { readonly [addOn in AddOn]: { readonly heading: string; readonly legend: string } };

/** Asks which kind of an add-on. Save takes it; Close and Escape change nothing (R4.23). */
export function AddOnChooser({
  addOn,
  choice,
  onSave,
  onClose,
}: {
  addOn: AddOn;
  choice: Choice;
  onSave: (id: string) => void;
  onClose: () => void;
}) {
  const [picked, setPicked] = useState<string | undefined>(choice[addOn]);
  const form = useRef<HTMLFormElement>(null);
  const names: { readonly [id: string]: string } = optionNames[addOn];
  const { heading, legend } = words[addOn];

  // The dialog has just taken the focus to its first control, which is Close.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus(), []);

  return (
    <Dialog heading={heading} size="question" onClose={onClose}>
      {() => (
        <form ref={form} method="dialog" className={styles.form} onSubmit={() => picked && onSave(picked)}>
          <RadioGroup
            legend={legend}
            part={addOn}
            value={picked}
            isRequired
            options={listAddOn(prices, choice.region, addOn).map(({ id, price }) => ({
              value: id as string,
              label: names[id] ?? id,
              beside: <span className={styles.price}>{formatRupees(price)}</span>,
            }))}
            hint={`Prices before GST of ${prices.gstPercent}%.`}
            onChoose={setPicked}
          />
          <button type="submit" className={buttons.ink}>
            Save
          </button>
        </form>
      )}
    </Dialog>
  );
}
