import { expect, test } from 'vitest';
import { type DownloadProduct, findOffer } from '#domain/download/download.ts';

const maker = { name: 'Watchdata', href: 'https://www.watchdata.com/' };
const link = { windows: { file: '/utility/driver.exe' }, mac: 'unneeded' } as const;

test.each<[string, Omit<DownloadProduct, 'name'>, readonly string[], object]>([
  ['our file is there', { link, maker }, ['/utility/driver.exe'], { kind: 'file', path: '/utility/driver.exe' }],
  ['our file is missing', { link, maker }, [], { kind: 'makers-page', href: maker.href }],
  ['our file and the maker’s page are missing', { link }, ['/utility/other.exe'], { kind: 'request' }],
  [
    'the maker has it',
    { link: { href: 'https://adoptium.net/' } },
    [],
    { kind: 'makers-page', href: 'https://adoptium.net/' },
  ],
  ['no version is listed', { link: { mac: { file: '/utility/mac.zip' } } }, [], { kind: 'unlisted' }],
])('where %s, the page offers that', (_, product, present, offer) => {
  expect(findOffer({ name: 'Driver', ...product }, 'windows', present)).toEqual(offer);
});

test('a system that needs no file says so', () => {
  expect(findOffer({ name: 'Driver', link }, 'mac', [])).toEqual({ kind: 'unneeded' });
});
