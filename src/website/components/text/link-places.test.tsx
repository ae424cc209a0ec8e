import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { linkPlaces } from './link-places.tsx';

const render = (text: string): string => renderToStaticMarkup(linkPlaces(text)).replaceAll(/<span[^>]*>|<\/span>/g, '');

test('each page and portal that a text names is a link, in its place', () => {
  expect(render('Choose a brand from our Downloads page, see our price calculator, and call.')).toBe(
    'Choose a brand from our <a href="/downloads">Downloads page</a>, see our <a href="/pricing">price calculator</a>, and call.',
  );
  expect(render('Open DSC Application Status on our website.')).toMatch(
    /^Open <a href="https:[^"]*" target="_blank" rel="noopener">DSC Application Status [^<]*<\/a> on our website\.$/,
  );
});

test('a text without a place is as it was', () => {
  expect(render('Pay the fee.')).toBe('Pay the fee.');
});
