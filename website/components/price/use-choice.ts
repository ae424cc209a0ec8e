import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { prices } from '#content/prices/prices.ts';
import { type CertificateType, type Choice, chooseCategory, chooseRegion, firstChoice } from '#domain/price/choice.ts';
import { readChoice, writeChoice } from '#domain/price/choice-address.ts';

/** The choice that a calculator holds, and the ways to change it, each by its rule (R4.21). */
export type ChoiceControl = {
  readonly choice: Choice;
  /** Nothing has been chosen since the calculator was opened. */
  readonly isUntouched: boolean;
  chooseRegion(region: Choice['region']): void;
  chooseCategory(category: Choice['category']): void;
  /** Changes what has no effect on anything else. */
  choose(part: Partial<Choice>): void;
};

/**
 * Holds the choice, beginning with `first`. Buttons of the page that were pressed before its program came count: `root`
 * is what they stand in.
 */
export function useChoice(
  first: Choice,
  root: RefObject<HTMLElement | null>,
  onChange: ((choice: Choice) => void) | undefined,
): ChoiceControl {
  const [choice, setChoice] = useState(first);
  // DGFT has no type: whoever passes through it by arrow keys comes out with the one that was set before.
  const lastType = useRef<CertificateType>(first.certificateType ?? firstChoice.certificateType ?? 'sign');

  const change = (next: Choice): void => {
    if (next === choice) return;
    if (next.certificateType) lastType.current = next.certificateType;
    setChoice(next);
    onChange?.(next);
  };

  const takeEarlyChoice = useEffectEvent((calculator: HTMLElement) => {
    const early = readChoice(readButtons(calculator), prices).choice;
    const { token, assistance, shipping } = early.region === first.region ? first : early;
    const next = { ...early, token, assistance, shipping };
    if (writeChoice(next) !== writeChoice(first)) change(next);
  });
  useEffect(() => {
    if (root.current) takeEarlyChoice(root.current);
  }, [root]);

  return {
    choice,
    isUntouched: choice === first,
    chooseRegion: (region) => change(chooseRegion(choice, region, lastType.current)),
    chooseCategory: (category) => change(chooseCategory(choice, category, lastType.current)),
    choose: (part) => change({ ...choice, ...part }),
  };
}

/** What the radio buttons say, as an address would. */
function readButtons(calculator: HTMLElement): string {
  const checked = calculator.querySelectorAll<HTMLInputElement>('input[type=radio]:checked');
  return new URLSearchParams([...checked].map(({ dataset, value }) => [dataset.part ?? '', value])).toString();
}
