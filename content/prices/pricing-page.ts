import type { PricingPage } from '#domain/price/pricing-page.ts';

export const pricingPage = {
  title: 'Prices of digital signature certificates',
  description:
    'What a digital signature certificate costs with GST: a calculator by region, category, type and years, and every ' +
    'price in a table.',
  heading: 'Prices',
  lead:
    'Choose what you need and read the total with GST. The choice is in the address of this page, so you can send it ' +
    'on. Every price stands in the tables below.',
  calculator: 'DSC Price Calculator',
  estimateNote: 'This is an estimate. The price you are shown when you buy is the one that counts.',
  roundingNote:
    'GST is worked out on the whole order and rounded to a rupee, so a total can differ by a rupee from the sum of ' +
    'its rows.',
  faqSlugs: ['dsc-price', 'sign-encrypt-or-both', 'how-long-valid', 'token-choice', 'buying-through-a-partner'],
} as const satisfies PricingPage;
