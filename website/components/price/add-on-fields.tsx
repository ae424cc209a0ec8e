import { useState } from 'react';
import { prices } from '#content/prices/prices.ts';
import { type AddOn, addOns, listAddOn } from '#domain/price/choice.ts';
import buttons from '#website/components/button/button.module.css';
import { AddOnChooser } from './add-on-chooser.tsx';
import styles from './add-on-fields.module.css';
import { describeAddOn } from './describe-choice.ts';
import { partNames } from './part-names.ts';
import type { ChoiceControl } from './use-choice.ts';

/** A tick opens the chooser; a tick for which nothing was ever saved goes when the chooser closes (R4.23). */
export function AddOnFields({ control }: { control: ChoiceControl }) {
  const { choice } = control;
  const [opened, setOpened] = useState<AddOn>();
  const offered = addOns.filter((addOn) => listAddOn(prices, choice.region, addOn).length > 0);
  return (
    <fieldset className={styles.group}>
      <legend>Add to it</legend>
      <div className={styles.row}>
        {offered.map((addOn) => {
          const name = describeAddOn(choice, addOn);
          return (
            <div key={addOn} className={styles.item}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  autoComplete="off"
                  checked={name !== undefined || opened === addOn}
                  onChange={(event) => {
                    if (event.currentTarget.checked) setOpened(addOn);
                    else control.choose({ [addOn]: undefined });
                  }}
                />
                {partNames[addOn]}
              </label>
              {name && (
                <button type="button" className={buttons.small} onClick={() => setOpened(addOn)}>
                  <span className="visually-hidden">{partNames[addOn]}: </span>
                  {name}, change
                </button>
              )}
            </div>
          );
        })}
      </div>
      {offered.length < addOns.length && (
        <p className={styles.note}>Token and assistance can be had for the region Indian only.</p>
      )}
      {opened && (
        <AddOnChooser
          addOn={opened}
          choice={choice}
          onSave={(id) => control.choose({ [opened]: id })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </fieldset>
  );
}
