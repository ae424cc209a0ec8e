import { expect, test } from 'vitest';
import { prices } from '#content/prices/prices.ts';
import { defaultChoice } from '#domain/price/choice.ts';
import { calculateOrWarn } from './calculator.tsx';
import { toSalesEmail } from './sales-email.ts';

test('the email to sales names the choice, its total and its link, one a line', () => {
  const choice = { ...defaultChoice, category: 'organization', certificateType: 'both', token: 'mtoken' } as const;
  const { pathname, searchParams } = new URL(
    toSalesEmail(choice, calculateOrWarn(choice, prices).breakdown, 'https://a.test'),
  );
  expect(pathname).toBe('sales@mohar.example');
  expect(searchParams.get('subject')).toBe('Many certificates: Indian, Organization, Both, 1 year');
  expect(searchParams.get('body')?.split('\r\n')).toEqual([
    'Please send me a price for many certificates.',
    '',
    'How many: ',
    'Certificate: Indian, Organization, Both, 1 year',
    'Token: mToken',
    'Total of one with GST: ₹2,290',
    'https://a.test/pricing?region=indian&category=organization&type=both&validity=1&token=mtoken',
  ]);
});
