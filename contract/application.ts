import { z } from 'zod';
import { describePattern, describeText } from '#contract/valid-text.ts';
import { type ApplicationField, applicationLimits as limits, salaryPattern } from '#domain/application/application.ts';
import { resumeKinds } from '#domain/application/resume.ts';
import { emailLimits, emailPattern } from '#domain/email.ts';
import { phonePattern } from '#domain/phone.ts';
import { lettersPattern, storablePattern } from '#domain/text.ts';

const { min, max, step } = limits.expSalary;

const texts = {
  fullName: describeText(limits.fullName, lettersPattern),
  email: describeText(emailLimits, emailPattern),
  phone: describePattern(phonePattern, '9123456780'),
  post: describeText(limits.post, storablePattern),
  expSalary: describePattern(salaryPattern, '6.5').meta({
    description: `Lakh rupees a year: a text from ${min} to ${max} in steps of ${step}.`,
  }),
} satisfies { readonly [field in ApplicationField]: z.ZodType };

const megabytes = limits.resume.maxBytes / 1_048_576;

/** A valid multipart body (R7.10), for the description; the rules are `domain/application`'s. */
export const validApplicationBody = z
  .object({
    ...texts,
    resume: z.string().meta({
      format: 'binary',
      description:
        `A file of at most ${megabytes} MB whose name ends with .${resumeKinds.join(', .')} and whose bytes are of one of ` +
        'these kinds. It comes last, so that the fields are known before megabytes arrive.',
    }),
  })
  .meta({
    id: 'Application',
    description: 'Space around a text is removed before its length is counted, in code points.',
  });
