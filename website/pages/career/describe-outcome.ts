import { applicationStoredText } from '#content/application/messages.ts';
import type { SubmissionOutcome } from '#contract/client.ts';
import { pickErrors, tellTooMany } from '#website/components/form/describe-refusal.ts';
import type { FormErrors } from '#website/components/form/use-form.ts';
import type { DialogMessage } from '#website/components/message-dialog/message-dialog.tsx';
import { type ApplicationControl, applicationControls } from './read-entries.ts';

/** What an applicant is told of an answer (R8.6, R8.7): messages under the fields, or a dialog. */
export function describeOutcome(
  outcome: Exclude<SubmissionOutcome, { outcome: 'failed' }>,
): { readonly errors: FormErrors<ApplicationControl> } | DialogMessage {
  switch (outcome.outcome) {
    case 'stored':
      return { title: 'Application Submitted', text: applicationStoredText };
    case 'refused':
      return { title: 'Error', text: outcome.text || 'Something went wrong.' };
    case 'rate-limited':
      return tellTooMany(outcome.retryAfterSeconds);
    case 'invalid':
      return pickErrors(outcome.errors, applicationControls) ?? { title: 'Error', text: 'Something went wrong.' };
  }
}
