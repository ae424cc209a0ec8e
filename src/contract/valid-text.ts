import { z } from 'zod';
import type { TextField } from '#domain/text.ts';

/**
 * A valid text for the API's description, from its field's definition in `domain/`. Nothing is parsed by it: lengths are in code
 * points here as there, where Zod would count UTF-16 units.
 */
export function describeText({ min, max, pattern, example }: TextField) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(pattern)
    .meta({ examples: [example] });
}
