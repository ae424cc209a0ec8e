import type { Executor } from '#database/connect.ts';

/** Submissions that something is to be done to, by id and time of receipt (UTC, ISO 8601). */
export type Chosen = {
  readonly enquiries: readonly ChosenRow[];
  readonly applications: readonly ChosenRow[];
};
type ChosenRow = { readonly id: string; readonly receivedAt: string };

/** What was received before these times (UTC, ISO 8601). */
export async function chooseByAge(
  db: Executor,
  { enquiriesBefore, applicationsBefore }: { enquiriesBefore: string; applicationsBefore: string },
): Promise<Chosen> {
  const choose = (table: 'enquiry' | 'application', before: string): Promise<ChosenRow[]> =>
    db.selectFrom(table).select(['id', 'received_at as receivedAt']).where('received_at', '<', before).execute();
  return {
    enquiries: await choose('enquiry', enquiriesBefore),
    applications: await choose('application', applicationsBefore),
  };
}
