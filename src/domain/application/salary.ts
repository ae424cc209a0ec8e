import { normaliseDigits } from '#domain/digits.ts';

const rupeesInLakh = 100_000;

/** LPA: lakh rupees a year, in steps of a tenth (R9.20). */
export const salaryLimits = { min: 1, max: 100, step: 0.1 } as const;

/** A salary as text: digits with at most one decimal point. */
export const salaryPattern = /^(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)$/;

/** Whole rupees a year from a text in LPA; `undefined` unless it is above 0 and no finer than a tenth. */
export function parseSalary(text: string): number | undefined {
  const [, decimals = ''] = text.split('.');
  if (!salaryPattern.test(text) || /[1-9]/.test(decimals.slice(1))) return undefined;
  const tenths = Math.round(Number(text) / salaryLimits.step);
  return tenths > 0 ? tenths * (rupeesInLakh / 10) : undefined;
}

/** The error code of a salary; `undefined` when it is valid. */
export function validateSalary(value: string) {
  const salary = parseSalary(value);
  if (salary === undefined) return 'salary-required';
  if (salary < salaryLimits.min * rupeesInLakh) return 'salary-min';
  return salary > salaryLimits.max * rupeesInLakh ? 'salary-max' : undefined;
}

/**
 * Normalises a salary as people type it, `6,5`, `६.५`, `6.50` or `6.5 LPA`, to a number with a decimal point; anything
 * else is unchanged. For forms.
 */
export function normaliseSalary(entry: string): string {
  const number = normaliseDigits(entry)
    .replace(/ ?LPA$/i, '')
    .replace(/[\u066B\uFF0E]/, '.')
    .replace(/^([0-9]{1,9}),(?=[0-9]{1,2}$)/, '$1.')
    .replace(/\.$/, '');
  if (number === '') return '';
  if (number.length > 20 || !salaryPattern.test(number)) return entry;
  return number.includes('.') && number.endsWith('0') ? String(Number(number)) : number;
}

/** `1,200` and `12,00,000` without the commas between thousands: an amount far above the limit, and not 1.2. */
export function joinThousands(entry: string): string {
  return /^[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}$/.test(entry) ? entry.replaceAll(',', '') : entry;
}
