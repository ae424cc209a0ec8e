import { z } from 'zod';
import { applicationFields } from '#domain/application/application.ts';

/** The multipart body (R7.10): text fields first and the file last, so that the fields are known before megabytes arrive. */
export const applicationBody = z.object({
  ...Object.fromEntries(applicationFields.map((field) => [field, z.string()])),
  resume: z.string().meta({ format: 'binary', description: 'PDF, DOC or DOCX by its bytes, at most 5 MB.' }),
});
