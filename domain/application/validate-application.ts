import {
  type ApplicationEntries,
  type ApplicationErrorCode,
  type ApplicationField,
  applicationFields,
  applicationForm,
} from '#domain/application/application.ts';
import { validateText } from '#domain/text.ts';

type ApplicationErrors = { [field in ApplicationField]?: ApplicationErrorCode };

/** Validates every field, trimmed; an empty result means that all are valid. */
export function validateApplication(entries: ApplicationEntries): ApplicationErrors {
  const errors: ApplicationErrors = {};
  for (const field of applicationFields) {
    const code = validateText<ApplicationErrorCode>(applicationForm[field], entries[field]);
    if (code) errors[field] = code;
  }
  return errors;
}
