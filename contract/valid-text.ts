import { z } from 'zod';

/**
 * A valid text for the API's description, from the limits and the pattern of its rule in `domain/`. Nothing is parsed by it:
 * lengths are in code points here as there, where Zod would count UTF-16 units.
 */
export function describeText({ min, max }: { readonly min: number; readonly max: number }, pattern: RegExp) {
  return z.string().min(min).max(max).regex(pattern);
}

/** A text of a fixed form, whose length the pattern says. */
export function describePattern(pattern: RegExp, example: string) {
  return z
    .string()
    .regex(pattern)
    .meta({ examples: [example] });
}
