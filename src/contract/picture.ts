import { z } from 'zod';
import type { Picture } from '#domain/media/picture.ts';

/**
 * A picture for requests with `images=url`. Its files are `/media/<hash>/<width>.<avif|webp|jpeg>`; a drawing has
 * `drawing.svg` and one JPEG.
 */
export const pictureSchema = z
  .object({
    hash: z.string().regex(/^[0-9a-f]{32}$/),
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()).readonly(),
    isDrawing: z.boolean(),
    alt: z.string(),
  })
  .meta({
    id: 'Picture',
    description:
      'Files are at /media/{hash}/{width}.{avif|webp|jpeg}, for each of the widths; those of a drawing at /media/{hash}/drawing.svg and /media/{hash}/{width}.jpeg.',
  });

/** A picture as a page shows it: stored here in several widths, or embedded in another host's response as base64. */
export type PictureView =
  | ({ readonly kind: 'stored' /** The drawing itself, as a `data:` URL. */; readonly drawing?: string } & Picture)
  | { readonly kind: 'embedded'; readonly src: string };
