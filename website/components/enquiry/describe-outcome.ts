import type { SubmissionOutcome } from '#contract/client.ts';
import { pickErrors, tellTooMany } from '#website/components/form/describe-refusal.ts';
import type { FormErrors } from '#website/components/form/use-form.ts';
import type { DialogMessage } from '#website/components/message-dialog/message-dialog.tsx';
import { type EnquiryControl, enquiryControls } from './read-entries.ts';

/** What a person is told of a submission (R8.3 to R8.5): messages under the fields, or a dialog. */
export function describeOutcome(
  outcome: SubmissionOutcome,
): { readonly errors: FormErrors<EnquiryControl> } | DialogMessage {
  switch (outcome.outcome) {
    case 'stored':
      return { title: 'Success', text: outcome.text };
    case 'refused':
      return { title: 'Error', text: outcome.text };
    case 'rate-limited':
      return tellTooMany(outcome.retryAfterSeconds);
    case 'invalid':
      return pickErrors(outcome.errors, enquiryControls) ?? failure;
    case 'failed':
      return failure;
  }
}

const failure = { title: 'Error', text: 'Something went wrong while sending your details.' } as const;
