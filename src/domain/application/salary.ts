const rupeesInLakh = 100_000;

/** LPA: lakh rupees a year, in steps of a tenth (R9.20). */
export const salaryLimits = { min: 1, max: 100, step: 0.1 } as const;

/** A salary as text: digits with at most one decimal point. */
export const salaryPattern = /^(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/;

/** Whole rupees a year from a text in LPA; `undefined` unless it is above 0 and no finer than a tenth. */
export function parseSalary(text: string): number | undefined {
  const value = text.trim();
  if (!salaryPattern.test(value)) return undefined;
  const tenths = Number(value) / salaryLimits.step;
  const whole = Math.round(tenths);
  if (whole <= 0 || Math.abs(tenths - whole) > 1e-6 * Math.max(1, whole)) return undefined;
  return whole * (rupeesInLakh / 10);
}

/** The error code of a salary; `undefined` when it is valid. */
export function validateSalary(value: string) {
  const salary = parseSalary(value);
  if (salary === undefined) return 'salary-required';
  if (salary < salaryLimits.min * rupeesInLakh) return 'salary-min';
  return salary > salaryLimits.max * rupeesInLakh ? 'salary-max' : undefined;
}
