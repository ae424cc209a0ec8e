import { optionNames } from '#content/prices/option-names.ts';
import type { Choice } from '#domain/price/choice.ts';
import type { ChoicePart, Correction } from '#domain/price/choice-address.ts';
import { partNames } from './part-names.ts';

/**
 * What was changed of what an address asked for, as a sentence (R2.72). A value that nobody knows is not repeated: a
 * link must not put words into our page.
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
