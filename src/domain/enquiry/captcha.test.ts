import { expect, test } from 'vitest';
import { createCaptchaCode, validateCaptcha } from '#domain/enquiry/captcha.ts';

test('a code is four digits, and codes differ', () => {
  const codes = Array.from({ length: 200 }, createCaptchaCode);
  for (const code of codes) expect(code).toMatch(/^[0-9]{4}$/);
  expect(new Set(codes).size).toBeGreaterThan(150);
});

test('the typed code is required and must match', () => {
  expect(validateCaptcha(' ', '1234')).toBe('captcha-required');
  expect(validateCaptcha('1235', '1234')).toBe('captcha-wrong');
  expect(validateCaptcha(' 1234 ', '1234')).toBeUndefined();
});
