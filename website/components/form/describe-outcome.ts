import { outcomeLabels } from '#content/form/labels.ts';
import type { SubmissionOutcome } from '#contract/client.ts';
import type { DialogMessage } from '#website/components/message-dialog/message-dialog.tsx';

/** The error catalogue (R8.3 to R8.7), as a dialog. */
export function describeOutcome(outcome: SubmissionOutcome, success: string, failure: string): DialogMessage {
  switch (outcome.outcome) {
    case 'stored':
      return {
        title: success,
        text: outcome.text,
        note: outcome.reference && outcomeLabels.reference(outcome.reference),
      };
    case 'refused':
      return { title: outcomeLabels.error, text: outcome.text || failure };
    case 'rate-limited':
      return { title: outcomeLabels.error, text: outcomeLabels.rateLimited(outcome.retryAfterSeconds) };
    default:
      return { title: outcomeLabels.error, text: failure };
  }
}
