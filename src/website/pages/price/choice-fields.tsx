import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { addOnLabels, choiceLabels as labels } from '#content/prices/calculator-labels.ts';
import { partNames } from '#content/prices/option-names.ts';
import { prices } from '#content/prices/prices.ts';
import {
  addGst,
  calculatePrice,
  compareValidities,
  formatRupees,
  type YearlyCost,
} from '#domain/price/calculate-price.ts';
import {
  type AddOn,
  addOns,
  type Choice,
  categories,
  certificateTypes,
  hasTypes,
  isCategoryOffered,
  listAddOn,
  regions,
  validities,
} from '#domain/price/choice.ts';
import buttons from '#website/components/button/button.module.css';
import { Dialog } from '#website/components/dialog/dialog.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { linkPlaces } from '#website/components/text/link-places.tsx';
import { useAdoptEarlyInput } from '#website/islands/early-input.ts';
import styles from './choice-fields.module.css';
import { describePart } from './format-choice.ts';
import { Price } from './price.tsx';
import { RadioGroup } from './radio-group.tsx';

/** The state of a calculator and its setters, which follow the rules of R4.21. */
export type ChoiceState = {
  readonly choice: Choice;
  /** Whether the choice is still the initial one. */
  readonly isUntouched: boolean;
  chooseRegion(region: Choice['region']): void;
  chooseCategory(category: Choice['category']): void;
  /** Changes parts that no other part depends on. */
  choose(part: Partial<Choice>): void;
};

/** The four radio groups that determine the certificate. */
export function CertificateFields({ state }: { state: ChoiceState }) {
  const { choice } = state;
  const costs = compareValidities(choice, prices);
  const highest = Math.max(...costs.map(({ perYear }) => perYear));
  const notOffered = categories.filter((category) => !isCategoryOffered(choice.region, category));
  return (
    <>
      <RadioGroup
        part="region"
        options={regions}
        chosen={choice.region}
        meaningOf={(region) => labels.meanings.region[region]}
        onChoose={state.chooseRegion}
      />
      <RadioGroup
        part="category"
        options={categories}
        chosen={choice.category}
        isDisabled={(category) => notOffered.includes(category)}
        meaningOf={(category) => labels.meanings.category[category]}
        hint={notOffered.length > 0 ? labels.formatNotOffered(notOffered) : undefined}
        onChoose={state.chooseCategory}
      />
      {hasTypes(choice.category) && (
        <RadioGroup
          part="type"
          options={certificateTypes}
          chosen={choice.certificateType}
          meaningOf={(type) => labels.meanings.type[type]}
          onChoose={(certificateType) => state.choose({ certificateType })}
        />
      )}
      <RadioGroup
        part="validity"
        options={validities}
        chosen={choice.validity}
        hint={costs.length === 0 ? undefined : labels.barsCompare}
        describe={
          costs.length === 0
            ? undefined
            : (validity) => {
                const cost = costs.find((one) => one.validity === validity);
                return cost && <YearlyCostBar cost={cost} highest={highest} isChosen={validity === choice.validity} />;
              }
        }
        onChoose={(validity) => state.choose({ validity })}
      />
    </>
  );
}

/** The cost per year of a validity, as a number and a bar. */
function YearlyCostBar({ cost, highest, isChosen }: { cost: YearlyCost; highest: number; isChosen: boolean }) {
  return (
    <div className={styles.cost} data-chosen={isChosen}>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
        <rect className={styles.track} width="100" height="8" />
        <rect className={styles.length} width={highest > 0 ? (cost.perYear * 100) / highest : 0} height="8" />
      </svg>
      <span>
        {/* In an element of its own: a translator replaces a text beside another element, which React would not see. */}
        <span>{labels.formatYearlyCost(formatRupees(cost.total), formatRupees(cost.perYear))}</span>
        {cost.isLowest && <b> {labels.lowest}</b>}
      </span>
    </div>
  );
}

/**
 * Checking a box opens the chooser; the box is unchecked again when the chooser closes without Save (R4.23). Several
 * boxes may have been checked before the calculator is hydrated: their choosers open one after the other.
 */
export function AddOnFields({ state }: { state: ChoiceState }) {
  const { choice } = state;
  const id = useId();
  const [queue, setOpened] = useState<readonly AddOn[]>([]);
  useAdoptEarlyInput(({ isChecked }) =>
    setOpened(addOns.filter((addOn) => isChecked(`with-${addOn}`) && choice[addOn] === undefined)),
  );
  const offered = addOns.filter((addOn) => listAddOn(prices, choice.region, addOn).length > 0);
  // Another region may have been chosen before the calculator was hydrated, too.
  const [opened, ...waiting] = queue.filter((addOn) => offered.includes(addOn));
  return (
    <fieldset className={styles.group}>
      <legend>{labels.addOns}</legend>
      <div className={styles.row}>
        {offered.map((addOn) => {
          const name = describePart(choice, addOn);
          return (
            <div key={addOn} className={styles.item}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  name={`with-${addOn}`}
                  autoComplete="off"
                  aria-describedby={`${id}-${addOn}`}
                  checked={name !== undefined || opened === addOn || waiting.includes(addOn)}
                  onChange={(event) => {
                    if (event.currentTarget.checked) setOpened((before) => [...before, addOn]);
                    else state.choose({ [addOn]: undefined });
                  }}
                />
                {partNames[addOn]}
              </label>
              {/* The key replaces it: its text may have been replaced by a translator. */}
              <span key={`${choice.region} ${name}`} id={`${id}-${addOn}`} className={styles.note}>
                {describeAddOn(choice, addOn)}
              </span>
              {name && (
                <button type="button" className={buttons.small} onClick={() => setOpened([addOn])}>
                  <span className="visually-hidden">{partNames[addOn]}: </span>
                  <span>{labels.change}</span>
                </button>
              )}
            </div>
          );
        })}
      </div>
      {offered.length < addOns.length && <p className={styles.note}>{labels.addOnsNotOffered}</p>}
      {opened && <AddOnChooser key={opened} addOn={opened} state={state} onClose={() => setOpened(waiting)} />}
    </fieldset>
  );
}

/** What was chosen, with its price; before that, what the add-on is. */
function describeAddOn(choice: Choice, addOn: AddOn): string {
  const name = describePart(choice, addOn);
  const chosen = listAddOn(prices, choice.region, addOn).find(({ id }) => id === choice[addOn]);
  if (name && chosen) return labels.formatChosen(name, formatRupees(addGst(chosen.price, prices.gstPercent)));
  const { addOn: meanings, shippingAbroad } = labels.meanings;
  return choice.region === 'foreign' && addOn === 'shipping' ? shippingAbroad : meanings[addOn];
}

/** A dialog with the kinds of an add-on. Save applies the choice; Close and Escape change nothing (R4.23). */
function AddOnChooser({ addOn, state, onClose }: { addOn: AddOn; state: ChoiceState; onClose: () => void }) {
  const { choice, choose } = state;
  const kinds: readonly { id: string; price: number }[] = listAddOn(prices, choice.region, addOn);
  const isAbroad = addOn === 'shipping' && choice.region === 'foreign';
  const meanings: { readonly [kind: string]: string } = isAbroad
    ? addOnLabels.meaningsAbroad
    : addOnLabels.meanings[addOn];
  const [picked, setPicked] = useState<string | undefined>(choice[addOn]);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    if (picked) choose({ [addOn]: picked });
    else {
      event.preventDefault();
      setMissing(true);
    }
  };

  // `showModal` focuses the first state, which is Close.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus(), []);

  const noteId = useId();
  const note = isAbroad ? addOnLabels.noteOnShippingAbroad : addOnLabels.notes[addOn];
  const newTotal = picked && calculatePrice({ ...choice, [addOn]: picked }, prices)?.total;
  return (
    <Dialog heading={addOnLabels.headings[addOn]} size="question" onClose={onClose}>
      <form ref={form} method="dialog" noValidate className={styles.form} onSubmit={save}>
        <p id={noteId} className={styles.note}>
          {linkPlaces(note)} {addOnLabels.formatPrices(prices.gstPercent)}
        </p>
        <RadioGroup
          legend={addOnLabels.nameKinds(addOn)}
          part={addOn}
          options={kinds.map(({ id }) => id)}
          chosen={picked}
          isRequired
          describe={(kind) => <Price rupees={kinds.find(({ id }) => id === kind)?.price ?? 0} />}
          meaningOf={(kind) => meanings[kind]}
          describedBy={noteId}
          error={isMissing && !picked ? addOnLabels.missing : undefined}
          onChoose={setPicked}
        />
        <p className={styles.note}>{keepTogether(addOnLabels.ask)}</p>
        <div className={styles.foot}>
          <button type="submit" className={buttons.ink}>
            {addOnLabels.save}
          </button>
          {/* The key replaces it: its text may have been replaced by a translator. */}
          {newTotal && <b key={newTotal}>{addOnLabels.formatNewTotal(formatRupees(newTotal))}</b>}
        </div>
      </form>
    </Dialog>
  );
}
