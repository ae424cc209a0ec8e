import { expect, onTestFinished, test, vi } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import { type Choice, defaultChoice } from '#domain/price/choice.ts';
import { adoptChoice, calculateOrWarn } from './calculator.tsx';

test('an impossible combination warns in the console and costs 0; a possible one is silent', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const impossible: Choice = { ...defaultChoice, region: 'foreign', category: 'dgft', certificateType: undefined };
  expect(calculateOrWarn(impossible, prices)).toMatchObject({
    hasPrice: false,
    breakdown: { certificate: 0, gross: 0, gst: 0, total: 0 },
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith('Invalid price combination: region=foreign&category=dgft&validity=1');
  expect(calculateOrWarn(defaultChoice, prices)).toMatchObject({ hasPrice: true, breakdown: { total: 850 } });
  expect(warn).toHaveBeenCalledOnce();
});

const dgft: Choice = { ...defaultChoice, category: 'dgft', certificateType: undefined };
const docsigner: Choice = { ...defaultChoice, category: 'docsigner' };

test.each<[string, Choice, { readonly [name: string]: string }, Partial<Choice>]>([
  ['Individual instead of DGFT restores the type', dgft, { category: 'individual' }, { certificateType: 'sign' }],
  ['Foreign resets DGFT', dgft, { region: 'foreign', category: 'dgft' }, { region: 'foreign', category: 'individual' }],
  ['Foreign resets DocSigner', docsigner, { region: 'foreign', category: 'docsigner' }, { category: 'individual' }],
  [
    'a type and a validity are those that were checked',
    defaultChoice,
    { type: 'both', validity: '3' },
    { certificateType: 'both', validity: 3 },
  ],
  ['what is checked already changes nothing', dgft, { region: 'indian', category: 'dgft', validity: '1' }, dgft],
])('before the calculator is hydrated: %s', (_, choice, checked, expected) => {
  const early = { readChosen: (name: string) => checked[name], isChecked: () => false };
  expect(adoptChoice(choice, early, 'sign')).toMatchObject(expected);
});

test('an add-on that was unchecked before the calculator is hydrated is left out, and another one stays', () => {
  const choice: Choice = { ...defaultChoice, token: 'safenet', shipping: 'ncr' };
  const early = { readChosen: () => undefined, isChecked: (name: string) => name === 'with-shipping' };
  expect(adoptChoice(choice, early, 'sign')).toEqual({ ...defaultChoice, token: undefined, shipping: 'ncr' });
  const untouched = { ...early, isChecked: () => true };
  expect(adoptChoice(choice, untouched, 'sign')).toBe(choice);
});
