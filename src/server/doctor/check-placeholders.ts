import type { Finding } from '#domain/finding.ts';

/** The brand of the shipped content. */
const shipped = 'Mohar';

/**
 * Finds remains of the shipped, fictional authority in texts by place, such as `content/site.ts emails.sales`:
 * addresses of reserved domains (RFC 2606), phone numbers of zeros, and its name where the site has another.
 */
export function checkPlaceholders(texts: ReadonlyMap<string, string>, name: string): readonly Finding[] {
  const find = (pattern: RegExp): string =>
    [...texts].flatMap(([place, text]) => (pattern.test(text) ? [place] : [])).join(', ');
  const addresses = find(/[.@]example(?![\w.-])/);
  const phones = find(/\+91 0{5}\b/);
  const names = name === shipped ? '' : find(/\bmohar\b/i);
  const findings: readonly (Finding | false)[] = [
    addresses !== '' && ['missing', `Addresses that end in “.example” and can never exist: ${addresses}.`],
    phones !== '' && ['missing', `Phone numbers of zeros: ${phones}.`],
    names !== '' && ['error', `The shipped brand, “${shipped}”, is still named: ${names}.`],
  ];
  return findings.filter((finding) => finding !== false);
}

/** The texts of a value, by the path to each. */
export function listTexts(value: unknown, place: string): readonly [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listTexts(inner, `${place}${place.endsWith(' ') ? '' : '.'}${key}`),
  );
}
