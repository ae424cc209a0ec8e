import { z } from 'zod';
import { describeText } from '#contract/valid-text.ts';
import { applicationFields, applicationForm } from '#domain/application/application.ts';
import { maxResumeBytes, resumeKinds } from '#domain/application/resume.ts';
import { salaryLimits } from '#domain/application/salary.ts';

const { min, max, step } = salaryLimits;
const texts = Object.fromEntries(applicationFields.map((field) => [field, describeText(applicationForm[field])]));
const megabytes = maxResumeBytes / 1_048_576;

/** A valid multipart body (R7.10), for the OpenAPI description; `domain/application` has the rules. */
export const validApplicationBody = z
  .object({
    ...texts,
    expSalary: describeText(applicationForm.expSalary).meta({
      description: `Lakh rupees a year: a text from ${min} to ${max} in steps of ${step}.`,
    }),
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
