import type { Confirmation } from '#content/confirmations.ts';
import type { Finding } from '#domain/finding.ts';

/** Statements that the authority has not confirmed yet. */
export function checkConfirmations(confirmations: readonly Confirmation[]): readonly Finding[] {
  return confirmations
    .filter(({ confirmedOn }) => confirmedOn === undefined)
    .map(({ statement, files }): Finding => {
      const places = files.map((file) => `src/${file}`).join(', ');
      return ['missing', `Not confirmed: “${statement}” (${places}). Enter the day in src/content/confirmations.ts.`];
    });
}
