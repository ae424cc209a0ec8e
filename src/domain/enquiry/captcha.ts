import { joinDigits } from '#domain/digits.ts';
import type { EnquiryErrorCode } from '#domain/enquiry/enquiry.ts';

/** R9.22: four digits on a canvas of 150 by 40 CSS pixels with five random lines. */
export const captchaShape = { digits: 4, width: 150, height: 40, lines: 5 } as const;

/** Four random digits, each equally likely. */
export function createCaptchaCode(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(captchaShape.digits));
  return Array.from(bytes, (value) => String(value % 10)).join('');
}

/** Normalises a code as people type it, `4 8 2 1` or `४८२१`; anything but digits is unchanged. */
export function normaliseCaptcha(entry: string): string {
  const digits = joinDigits(entry).replace(/\.$/, '');
  return /^[0-9]*$/.test(digits) ? digits : entry;
}

/** Compares the entry with the code that is shown; `undefined` if they match. */
export function validateCaptcha(typed: string, shown: string): EnquiryErrorCode | undefined {
  const value = typed.trim();
  if (value === '') return 'captcha-required';
  return value === shown ? undefined : 'captcha-wrong';
}
