import { useId, useMemo, useRef, useState } from 'react';
import { calculatorLabels as labels } from '#content/prices/calculator-labels.ts';
import { lineNames, partNames } from '#content/prices/option-names.ts';
import { prices } from '#content/prices/prices.ts';
import { formatEstimate, pricingPage } from '#content/prices/pricing-page.ts';
import { type Breakdown, calculatePrice, formatRupees } from '#domain/price/calculate-price.ts';
import {
  addOns,
  type CertificateType,
  type Choice,
  type Correction,
  categories,
  certificateTypes,
  chooseCategory,
  chooseRegion,
  defaultChoice,
  hasTypes,
  isCategoryOffered,
  listAddOn,
  type PriceTable,
  regions,
  validities,
  writeChoice,
} from '#domain/price/choice.ts';
import { formatIndianDay } from '#domain/time.ts';
import callout from '#website/components/callout/callout.module.css';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { type EarlyInput, useAdoptEarlyInput } from '#website/islands/early-input.ts';
import styles from './calculator.module.css';
import { CertificatePreview } from './certificate-preview.tsx';
import { AddOnFields, CertificateFields, type ChoiceState } from './choice-fields.tsx';
import { describePart, formatCertificate, formatCorrection } from './format-choice.ts';
import { BuyLink, PriceActions } from './price-actions.tsx';
import { toSalesEmail } from './sales-email.ts';

/** Names the calculator on its page and in its dialog. */
export const calculatorHeading = pricingPage.calculator;

/** The price calculator of page and dialog (R2.16, R2.71). */
export function Calculator({
  initial = defaultChoice,
  corrections = [],
  isDialog = false,
  siteUrl,
  onChange,
}: {
  initial?: Choice;
  /** Differences between what a link asked for and `initial`. */
  corrections?: readonly Correction[];
  isDialog?: boolean;
  /** The origin of the links that are sent. */
  siteUrl: string;
  onChange?: (choice: Choice) => void;
}) {
  const state = useChoice(initial, onChange);
  const { choice } = state;
  const { breakdown, hasPrice } = useMemo(() => calculateOrWarn(choice, prices), [choice]);
  const totalId = useId();
  return (
    <div className={styles.frame}>
      {corrections.length > 0 && state.isUntouched && <CorrectionsNote corrections={corrections} choice={choice} />}
      <UnlistedNote choice={choice} hasPrice={hasPrice} />
      <div className={styles.calculator}>
        <div className={styles.choices}>
          <CertificateFields state={state} />
          <AddOnFields state={state} />
          {!isDialog && <CertificatePreview choice={choice} />}
        </div>
        <div className={styles.summary}>
          <div className={styles.breakdown}>
            <BreakdownTable choice={choice} breakdown={breakdown} />
          </div>
          <p className={styles.total}>
            <span>
              <span id={totalId}>{lineNames.total}</span>
              {!choice.token && choice.category !== 'docsigner' && <small>{labels.withoutToken}</small>}
            </span>
            <output aria-labelledby={totalId}>{formatRupees(breakdown.total)}</output>
            {hasPrice && <BuyLink />}
          </p>
          {hasPrice && (
            <div className={styles.after}>
              <PriceActions choice={choice} isDialog={isDialog} />
              <p className={styles.hint}>
                {labels.formatPricesFrom(formatIndianDay(prices.effectiveFrom))} <span>{formatEstimate(choice)}</span>
              </p>
              <p className={styles.hint}>
                {labels.forMany} <a href={toSalesEmail(choice, breakdown, siteUrl)}>{labels.askForMany}</a>
              </p>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function BreakdownTable({ choice, breakdown }: { choice: Choice; breakdown: Breakdown }) {
  const shown = addOns.filter((addOn) => choice[addOn] || listAddOn(prices, choice.region, addOn).length > 0);
  return (
    <table className={styles.table}>
      <caption>{labels.breakdown}</caption>
      <tbody>
        <Line title={lineNames.certificate} detail={formatCertificate(choice)} rupees={breakdown.certificate} />
        {shown.map((addOn) => (
          <Line
            key={addOn}
            title={partNames[addOn]}
            detail={
              describePart(choice, addOn) ?? (addOn === 'shipping' && choice.token ? labels.noShipping : labels.none)
            }
            rupees={breakdown[addOn]}
          />
        ))}
      </tbody>
      <tbody>
        <Line title={lineNames.gross} rupees={breakdown.gross} />
        <Line title={lineNames.nameGst(prices.gstPercent)} rupees={breakdown.gst} />
      </tbody>
    </table>
  );
}

function Line({ title, detail, rupees }: { title: string; detail?: string; rupees: number }) {
  return (
    <tr data-none={detail !== undefined && rupees === 0}>
      <th scope="row">{title}</th>
      {/* The key replaces the cell: its texts may have been replaced by a translator. */}
      <td key={detail} className={styles.detail}>
        {detail && keepTogether(detail)}
      </td>
      <td>{formatRupees(rupees)}</td>
    </tr>
  );
}

/** Shown above the fields until the first change (R2.72). */
function CorrectionsNote({ corrections, choice }: { corrections: readonly Correction[]; choice: Choice }) {
  return (
    <div className={`${callout.callout} ${styles.note}`} role="note">
      <p>{labels.corrected}</p>
      <ul>
        {corrections.map((correction) => (
          <li key={correction.part}>{formatCorrection(correction, choice)}</li>
        ))}
      </ul>
    </div>
  );
}

/** For a choice that only a link can ask for: that it has no price, or that it has one although it cannot be chosen. */
function UnlistedNote({ choice: { category, region }, hasPrice }: { choice: Choice; hasPrice: boolean }) {
  if (hasPrice && isCategoryOffered(region, category)) return null;
  return (
    <p className={`${callout.callout} ${styles.note}`} role="note">
      {(hasPrice ? labels.notSelectable : labels.noPrice)(category, region)}
    </p>
  );
}

const noPrice: Breakdown = { certificate: 0, token: 0, assistance: 0, shipping: 0, gross: 0, gst: 0, total: 0 };

/** The price of a choice; one without a price is logged to the console and costs 0 (R8.12). */
export function calculateOrWarn(choice: Choice, table: PriceTable): { breakdown: Breakdown; hasPrice: boolean } {
  const breakdown = calculatePrice(choice, table);
  if (breakdown === undefined) console.warn(`Invalid price combination: ${writeChoice(choice)}`);
  return { breakdown: breakdown ?? noPrice, hasPrice: breakdown !== undefined };
}

function useChoice(initial: Choice, onChange: ((choice: Choice) => void) | undefined): ChoiceState {
  const [choice, setChoice] = useState(initial);
  // DGFT has no certificate type: leaving it with the arrow keys restores the type that was set before.
  const lastType = useRef<CertificateType>(initial.certificateType ?? defaultChoice.certificateType ?? 'sign');

  // The choice from before the calculator was hydrated, in the order of its dependencies.
  useAdoptEarlyInput((early) => change(adoptChoice(choice, early, lastType.current)));

  const change = (next: Choice): void => {
    if (next === choice) return;
    if (next.certificateType) lastType.current = next.certificateType;
    setChoice(next);
    onChange?.(next);
  };

  return {
    choice,
    isUntouched: choice === initial,
    chooseRegion: (region) => change(chooseRegion(choice, region, lastType.current)),
    chooseCategory: (category) => change(chooseCategory(choice, category, lastType.current)),
    choose: (part) => change({ ...choice, ...part }),
  };
}

/**
 * Applies what was entered before the calculator was hydrated to a choice: the radio buttons, with the resets that each
 * causes, and the unchecked add-ons. A button that agrees with the choice was not pressed.
 */
export function adoptChoice(
  choice: Choice,
  { readChosen, isChecked }: Pick<EarlyInput, 'readChosen' | 'isChecked'>,
  lastType: CertificateType,
): Choice {
  const find = <Value extends string | number>(values: readonly Value[], name: string): Value | undefined =>
    values.find((value) => String(value) === readChosen(name));
  const region = find(regions, 'region') ?? choice.region;
  const category = find(categories, 'category') ?? choice.category;
  const certificateType = find(certificateTypes, 'type') ?? choice.certificateType;
  const validity = find(validities, 'validity') ?? choice.validity;
  let adopted = choice;
  for (const addOn of addOns)
    if (choice[addOn] && !isChecked(`with-${addOn}`)) adopted = { ...adopted, [addOn]: undefined };
  if (region !== choice.region) adopted = chooseRegion(adopted, region, lastType);
  if (category !== choice.category && isCategoryOffered(region, category)) {
    adopted = chooseCategory(adopted, category, lastType);
  }
  if (certificateType !== choice.certificateType && hasTypes(adopted.category))
    adopted = { ...adopted, certificateType };
  return writeChoice({ ...adopted, validity }) === writeChoice(choice) ? choice : { ...adopted, validity };
}
