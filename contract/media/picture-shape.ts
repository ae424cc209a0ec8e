import { z } from 'zod';

/** A picture that is asked for by address (`images=url`): its files are `/media/<hash>/<width>.<avif|webp|jpeg>`. */
export const pictureShape = z
  .object({
    hash: z.string().regex(/^[0-9a-f]{32}$/),
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()).readonly(),
    alt: z.string(),
  })
  .meta({ id: 'Picture', description: 'Files are at /media/{hash}/{width}.{avif|webp|jpeg}, for each of the widths.' });
