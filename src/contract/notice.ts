import { z } from 'zod';
import { images, positiveNumber } from '#contract/query-values.ts';

/** The query of `GetNotificationImage` (R7.12). */
export const noticeFileQuery = z.object({ id: positiveNumber(), images: images.optional() });

/** The values of `mediaType` (R3.8). */
export const noticeMediaTypes = { file: 0, hyperlink: 1 } as const;

/** A notification on the wire (R3.8). */
export const noticeSchema = z
  .object({
    id: z.int(),
    notificationTitle: z.string(),
    mediaType: z.union([z.literal(0), z.literal(1)]).meta({ description: '0: a file; 1: a hyperlink.' }),
    hyperLink: z.string().meta({ description: 'Blank for a file.' }),
    createdDate: z.iso.datetime().optional(),
    updatedDate: z.iso.datetime().optional(),
  })
  .meta({ id: 'Notification' });
export type NoticeBody = z.infer<typeof noticeSchema>;

/** The answer of `GetNotificationImage`. */
export const noticeFileSchema = z
  .object({
    image: z.string().meta({ description: 'Base64: a PDF if it begins JVBER, else a JPEG. Blank with images=url.' }),
    imageFile: z.string().optional().meta({ description: 'The address of the file, with images=url.' }),
    isPdf: z.boolean().optional(),
    alt: z.string().optional(),
  })
  .meta({ id: 'NotificationFile' });
export type NoticeFileBody = z.infer<typeof noticeFileSchema>;
