import { MoharError } from '#domain/errors.ts';

/** The refusal of a picture or PDF: `media-refused`, with a sentence that an editor understands and can act on. */
export function refuseMedia(reason: string, cause?: unknown): MoharError {
  return new MoharError('media-refused', reason, cause === undefined ? undefined : { cause });
}
