import { expect, test } from 'vitest';
import { formatName } from './names.ts';
import { startCpuTimer } from './tests/cpu-time.ts';

test.each([
  ['CCA India\u202E', 'CCA India\\u{202E}'],
  ['a\nb.pdf: good', 'a\\u{A}b.pdf: good'],
  ['\u001B]52;c;aGk=\u0007', '\\u{1B}]52;c;aGk=\\u{7}'],
  ['a\u0085b\u2028c\u2029d\uFEFFe\u00ADf', 'a\\u{85}b\\u{2028}c\\u{2029}d\\u{FEFF}e\\u{AD}f'],
  ['\u2066a\u2069\u200F\u061C', '\\u{2066}a\\u{2069}\\u{200F}\\u{61C}'],
  ['Mo\u200Dhar\u200C', 'Mo\\u{200D}har\\u{200C}'],
  ['a\uD800b\u{E0041}\uE000\u3164', 'a\\u{D800}b\\u{E0041}\\u{E000}\\u{3164}'],
])('what is hidden in the name %j is shown', (name, shown) => {
  expect(formatName(name)).toBe(shown);
});

test('names of India stay as they are, with the joiners of their scripts', () => {
  for (const name of [
    'आशा क्\u200Dष',
    'ಅರ್\u200Cಕ',
    'മലയാളം ന്\u200D',
    'சுப்பிரமணியம்',
    'کتاب\u200Cها',
    'Zoë D’Souza-Ó',
    '🙏🏽',
    '👩🏽\u200D💻',
  ]) {
    expect(formatName(name)).toBe(name);
  }
});

test('a name has at most 200 characters, and a long one costs nothing', () => {
  expect(formatName('अ'.repeat(200))).toBe('अ'.repeat(200));
  expect(formatName('𝒜'.repeat(201))).toBe(`${'𝒜'.repeat(200)}…`);
  const cpuTime = startCpuTimer();
  expect(formatName('\u202E'.repeat(4_000_000))).toHaveLength(200 * '\\u{202E}'.length + 1);
  expect(cpuTime()).toBeLessThan(200);
});
