import { optionNames } from '#content/prices/option-names.ts';
import type { AddOn, Choice } from '#domain/price/choice.ts';

/** What the certificate of a choice is, in a line: `Indian, Individual, Sign, 1 year`. */
export function describeCertificate({ region, category, certificateType, validity }: Choice): string {
  return [
    optionNames.region[region],
    optionNames.category[category],
    ...(certificateType ? [optionNames.type[certificateType]] : []),
    optionNames.validity[validity],
  ].join(', ');
}

/** Which kind of an add-on is chosen; `undefined` for none. */
export function describeAddOn(choice: Choice, addOn: AddOn): string | undefined {
  const names: { readonly [id: string]: string } = optionNames[addOn];
  const id = choice[addOn];
  return id && names[id];
}
