import { z } from 'zod';
import type { TextField } from '#domain/text.ts';

/**
 * A valid text for the OpenAPI description, from the field's definition in `domain/`. Do not parse with it: lengths are
 * in code points, but Zod counts UTF-16 units.
 */
export function describeText({ min, max, pattern, example }: TextField) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(pattern)
    .meta({ examples: [example] });
}
