import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { findSiteErrors } from '#scripts/check-content/find-site-errors.ts';

test('the shipped site.ts is complete', () => {
  expect(findSiteErrors(site)).toEqual([]);
});

const { hours: _, ...withoutHours } = site;
const { sales: __, ...withoutSales } = site.emails;
const { city: ___, ...withoutCity } = site.offices.corporate;

test.each<[string, unknown]>([
  ['hours is missing', withoutHours],
  ['emails.sales is missing', { ...site, emails: withoutSales }],
  ['offices.corporate.city is missing', { ...site, offices: { ...site.offices, corporate: withoutCity } }],
  ['owner is empty', { ...site, owner: ' ' }],
  ['fax is unknown', { ...site, fax: '1' }],
  ['incorporatedIn is no number', { ...site, incorporatedIn: '2019' }],
  ['emails.hr is no e-mail address', { ...site, emails: { ...site.emails, hr: 'careers' } }],
  ['portals.signUp is no https address', { ...site, portals: { ...site.portals, signUp: 'javascript:alert(1)' } }],
  ['openingTimes opens after it closes', { ...site, openingTimes: { ...site.openingTimes, from: '19:00' } }],
  ['colours.ink[0] is no colour such as #16224a', { ...site, colours: { ...site.colours, ink: ['navy', '#ece8dd'] } }],
  [
    'devanagari.outlines.letter.path is no outline: the path data of an SVG',
    {
      ...site,
      devanagari: {
        ...site.devanagari,
        outlines: { ...site.devanagari.outlines, letter: { ...site.devanagari.outlines.letter, path: '"/><script>' } },
      },
    },
  ],
  [
    'devanagari has the outlines of another name: run “npm run brand”',
    { ...site, devanagari: { ...site.devanagari, name: 'सेतु' } },
  ],
  [
    'colours.ink[0] has a contrast of 1.1 to paper; text needs 4.5',
    { ...site, colours: { ...site.colours, ink: ['#eeeeee', '#ece8dd'] } },
  ],
])('names what stops a build: %s', (error, changed) => {
  expect(findSiteErrors(changed)).toEqual([`src/content/site.ts: ${error}`]);
});
