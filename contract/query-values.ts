import { z } from 'zod';

/** A whole number from 1, as a query carries it. */
export function positiveNumber(max = 1_000_000_000) {
  return z
    .string()
    .regex(/^[1-9][0-9]{0,9}$/)
    .transform(Number)
    .refine((value) => value <= max)
    .meta({ description: `A whole number from 1 to ${max.toLocaleString('en')}.` });
}

/** `true` or `false`; empty for either. */
export const flag = z
  .enum(['', 'true', 'false'])
  .transform((value) => (value === '' ? undefined : value === 'true'))
  .meta({ description: 'true or false; empty means that it does not matter.' });

/** `url` requests addresses of pictures instead of base64. */
export const images = z
  .enum(['', 'url'])
  .transform((value) => value === 'url')
  .meta({ description: 'url: addresses of pictures in place of base64.' });
