import { optionNames } from '#content/prices/option-names.ts';
import { routes } from '#contract/routes.ts';
import type { AddOn, Choice } from '#domain/price/choice.ts';
import { type ChoicePart, type Correction, writeChoice } from '#domain/price/choice.ts';

/** The certificate of a choice: `Indian, Individual, Sign, 1 year`. */
export function describeCertificate({ region, category, certificateType, validity }: Choice): string {
  return [
    optionNames.region[region],
    optionNames.category[category],
    ...(certificateType ? [optionNames.type[certificateType]] : []),
    optionNames.validity[validity],
  ].join(', ');
}

/** The name of the chosen kind of an add-on; `undefined` for none. */
export function describeAddOn(choice: Choice, addOn: AddOn): string | undefined {
  const names: { readonly [id: string]: string } = optionNames[addOn];
  const id = choice[addOn];
  return id && names[id];
}

/** Labels of the parts of a choice. */
export const partNames = {
  region: 'Region',
  category: 'Category',
  type: 'Certificate type',
  validity: 'Validity',
  token: 'Token',
  assistance: 'Assistance',
  shipping: 'Shipping',
} as const satisfies { readonly [part in ChoicePart]: string };

/**
 * A correction as a sentence (R2.72). An unknown value is not repeated, so that a link cannot inject text into the page.
 */
export function describeCorrection({ part, asked }: Correction, choice: Choice): string {
  const names: { readonly [id: string]: string } = optionNames[part];
  const name = asked === undefined ? undefined : names[asked];
  const taken = describePart(part, choice);
  const shown = taken ? `this shows ${taken}` : 'it was left out';
  if (!name) return `The ${partNames[part].toLowerCase()} in the link is not known; ${shown}.`;
  if (part === 'type') return `${optionNames.category[choice.category]} has no certificate type; ${name} was left out.`;
  return `${name} (${partNames[part].toLowerCase()}) is not offered for ${optionNames.region[choice.region]}; ${shown}.`;
}

function describePart(part: ChoicePart, choice: Choice): string | undefined {
  const names: { readonly [id: string]: string } = optionNames[part];
  const id = part === 'type' ? choice.certificateType : choice[part];
  return id && names[id];
}

/** The path of the price page with a choice; absolute when an origin is given. */
export function toPriceLink(choice: Choice, origin = ''): string {
  return `${origin}${routes.pricing.path}?${writeChoice(choice)}`;
}
