import type { EnquiryOutcome } from '#contract/client.ts';
import type { DialogMessage } from '#website/components/message-dialog/message-dialog.tsx';
import { type FormErrors, formFields } from './read-entries.ts';

/** What a person is told of a submission (R8.3 to R8.5): messages under the fields, or a dialog. */
export function describeOutcome(outcome: EnquiryOutcome): { errors: FormErrors } | DialogMessage {
  switch (outcome.outcome) {
    case 'stored':
      return { title: 'Success', text: outcome.text };
    case 'refused':
      return { title: 'Error', text: outcome.text };
    case 'too-many':
      return { title: 'Error', text: `Too many attempts. Try again in ${outcome.retryAfterSeconds} seconds.` };
    case 'invalid': {
      const errors: FormErrors = Object.fromEntries(
        formFields.flatMap((field) => (outcome.errors[field] ? [[field, outcome.errors[field].message]] : [])),
      );
      return Object.keys(errors).length > 0 ? { errors } : failure;
    }
    case 'failed':
      return failure;
  }
}

const failure = { title: 'Error', text: 'Something went wrong while sending your details.' } as const;
