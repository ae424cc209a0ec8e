import { expect, test, vi } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import { type Choice, defaultChoice } from '#domain/price/choice.ts';
import { calculateOrWarn } from './calculator.tsx';

test('an impossible combination warns in the console and costs 0; a possible one is silent', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const impossible: Choice = { ...defaultChoice, region: 'foreign', category: 'dgft', certificateType: undefined };
  expect(calculateOrWarn(impossible, prices)).toMatchObject({
    hasPrice: false,
    breakdown: { certificate: 0, gross: 0, gst: 0, total: 0 },
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith('Invalid price combination: region=foreign&category=dgft&validity=1');
  expect(calculateOrWarn(defaultChoice, prices)).toMatchObject({ hasPrice: true, breakdown: { total: 850 } });
  expect(warn).toHaveBeenCalledOnce();
});
