/** Exactly ten digits, as a mobile number in India has without its prefix (R5.3). */
export const phonePattern = /^[0-9]{10}$/;

/**
 * A number as people write it, `+91 98123 45678` or `098123 45678`, as its ten digits; whatever has no ten is unchanged, so
 * that the person sees what is wrong with it. For forms: the API takes ten digits only.
 */
export function normalisePhone(value: string): string {
  const digits = value.replaceAll(/\s/g, '').replace(/^(?:\+91|0)(?=[0-9]{10}$)/, '');
  return phonePattern.test(digits) ? digits : value;
}
