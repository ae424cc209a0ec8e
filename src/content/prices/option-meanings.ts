import type { AddOnIds } from '#domain/price/choice.ts';

/** Who makes a token, as the Downloads page says. */
export const tokenMakers = {
  blt4id: 'Made by Bit4id.',
  other: 'Of another make. Ask sales which one.',
  safenet: 'Made by Thales.',
  'hyp-epass': 'Made by Hypersecu.',
  'wd-proxkey': 'Made by Watchdata.',
  mtoken: 'Made by Longmai.',
} as const satisfies Record<AddOnIds['token'], string>;

/** When paper that is shipped abroad arrives. */
export const deliveryTimesAbroad = { fastest: '4 to 6 working days', express: '7 to 10 working days' } as const;
