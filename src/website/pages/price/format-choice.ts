import { correctionLabels as labels } from '#content/prices/calculator-labels.ts';
import { optionNames } from '#content/prices/option-names.ts';
import { type Choice, type ChoicePart, type Correction, writeChoice } from '#domain/price/choice.ts';
import { routes } from '#domain/site/routes.ts';

/** The certificate of a choice: `Indian, Individual, Sign, 1 year`. */
export function formatCertificate({ region, category, certificateType, validity }: Choice): string {
  return [
    optionNames.region[region],
    optionNames.category[category],
    ...(certificateType ? [optionNames.type[certificateType]] : []),
    optionNames.validity[validity],
  ].join(', ');
}

/** The name of an option; `undefined` for an unknown one. */
export function nameOption(part: ChoicePart, id: string | number | undefined): string | undefined {
  const names: { readonly [id: string]: string } = optionNames[part];
  return id === undefined ? undefined : names[id];
}

/** The name of the chosen option of a part; `undefined` for none. */
export function describePart(choice: Choice, part: ChoicePart): string | undefined {
  return nameOption(part, part === 'type' ? choice.certificateType : choice[part]);
}

/**
 * A correction as a sentence (R2.72). An unknown value is not repeated, so that a link cannot inject text into the
 * page.
 */
export function formatCorrection({ part, requested }: Correction, choice: Choice): string {
  const name = nameOption(part, requested);
  const applied = describePart(choice, part);
  const outcome = applied ? labels.shown(applied) : labels.leftOut;
  if (!name) return labels.unknown(part, outcome);
  if (part === 'type') return labels.hasNoType(choice.category, name);
  return labels.notOffered(name, part, choice.region, outcome);
}

/** The path of the price page with a choice. */
export function toPriceLink(choice: Choice) {
  return `${routes.pricing.path}?${writeChoice(choice)}` as const;
}

export function toQuoteLink(choice: Choice): string {
  return `${routes.quote.path}?${writeChoice(choice)}`;
}
