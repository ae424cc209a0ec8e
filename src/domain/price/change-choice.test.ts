import { expect, test } from 'vitest';
import { chooseCategory, chooseRegion } from '#domain/price/choice.ts';
import type { Choice } from './choice.ts';

const full: Choice = {
  region: 'indian',
  category: 'docsigner',
  certificateType: 'both',
  validity: 3,
  token: 'mtoken',
  assistance: 'gold',
  shipping: 'ncr',
};

test('switching the region resets the category to Individual and clears the add-ons; type and years stay', () => {
  expect(chooseRegion(full, 'foreign', 'sign')).toEqual({
    region: 'foreign',
    category: 'individual',
    certificateType: 'both',
    validity: 3,
    token: undefined,
    assistance: undefined,
    shipping: undefined,
  });
  expect(chooseRegion(full, 'indian', 'sign')).toBe(full);
});

test('DGFT clears the certificate type; leaving it restores the last one', () => {
  const dgft = chooseCategory(full, 'dgft', 'both');
  expect(dgft).toEqual({ ...full, category: 'dgft', certificateType: undefined });
  expect(chooseCategory(dgft, 'organization', 'both')).toEqual({ ...full, category: 'organization' });
  expect(chooseRegion(dgft, 'foreign', 'encrypt').certificateType).toBe('encrypt');
});
