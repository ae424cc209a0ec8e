/** Exactly ten digits, as a mobile number in India has without its prefix (R5.3). */
export const phonePattern = /^[0-9]{10}$/;

/**
 * Normalises a number as people write it, `+91 98123 45678` or `098123 45678`, to ten digits. Anything else is
 * unchanged, so that the person sees the mistake. For forms: the API takes ten digits only.
 */
export function normalisePhone(value: string): string {
  const digits = value.replaceAll(/\s/g, '').replace(/^(?:\+91|0)(?=[0-9]{10}$)/, '');
  return phonePattern.test(digits) ? digits : value;
}
