import { z } from 'zod';

/** The default maximum of a number in a query. */
const defaultMax = 1_000_000_000;

/** A whole number from 1 in a query. The API description names its type `integer`. */
export function positiveNumber(max = defaultMax) {
  return z
    .string()
    .refine((value) => /^[1-9][0-9]{0,9}$/.test(value) && Number(value) <= max)
    .transform(Number)
    .meta({
      type: 'integer',
      minimum: 1,
      maximum: max,
      description: `${formatRange(max)}.`,
    });
}

/** As `positiveNumber`, with a default value. */
export function positiveNumberOr(value: number, max = defaultMax) {
  const description = `${formatRange(max)}; ${value} where it is absent.`;
  return positiveNumber(max).default(value).meta({ description });
}

function formatRange(max: number): string {
  return `A whole number from 1 to ${max.toLocaleString('en')}`;
}

const flags = ['', 'true', 'false'] as const;

/** `true` or `false` in any case: some languages write `True`. Empty means no filter. */
export const flag = z
  .string()
  .toLowerCase()
  .pipe(z.enum(flags))
  .transform((value) => (value === '' ? undefined : value === 'true'))
  .meta({ enum: flags, description: 'true or false, in any case; empty means that it does not matter.' });

/** `url` requests addresses of pictures instead of base64. */
export const images = z
  .enum(['', 'url'])
  .transform((value) => (value === 'url' ? true : undefined))
  .meta({ description: 'url: addresses of pictures in place of base64.' });
