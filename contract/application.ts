import { z } from 'zod';

/** The text fields of `SubmitJobApplication`, in the order in which they are sent (R7.10). */
export const applicationTextFields = ['fullName', 'email', 'phone', 'post', 'expSalary'] as const;

/** The multipart body: text fields first and the file last, so that the fields are known before megabytes arrive. */
export const applicationBody = z.object({
  ...Object.fromEntries(applicationTextFields.map((field) => [field, z.string()])),
  resume: z.string().meta({ format: 'binary', description: 'PDF, DOC or DOCX by its bytes, at most 5 MB.' }),
});
