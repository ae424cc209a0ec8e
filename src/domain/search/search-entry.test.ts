import { expect, test } from 'vitest';
import { planSearchActions } from '#domain/search/search-entry.ts';

// Section 5's rules for a result, by its path.
test.each([
  ['/utility/setup.exe', ['download setup.exe']],
  ['/utility/driver.msi', ['download driver.msi']],
  ['/utility/driver.zip', ['download driver.zip']],
  ['/repository/ca.cer', ['download ca.cer']],
  ['/repository/ca.crl', ['download ca.crl']],
  ['/forms/Revocation Form.pdf', ['download Revocation Form.pdf', 'open']],
  ['/forms/Security_letter.PDF', ['download Security_letter.PDF', 'open']],
  ['https://cca.gov.in/CCA-CP.pdf', ['download CCA-CP.pdf', 'open']],
  ['/api/docs.html', ['open']],
  ['https://cca.gov.in', ['open']],
  ['http://cca.gov.in/dsc.html', ['open']],
  ['#contact', ['scroll contact']],
  ['/Home/Faq#what-is-a-dsc', ['navigate']],
  ['/downloads', ['navigate']],
])('%s is followed by %j', (path, expected) => {
  const actions = planSearchActions(path).map((action) => {
    if (action.kind === 'download') return `download ${action.fileName}`;
    return action.kind === 'scroll' ? `scroll ${action.id}` : action.kind;
  });
  expect(actions).toEqual(expected);
});
