/** What became of a published thing. */
export type PublishOutcome = 'added' | 'changed' | 'unchanged';

/** Whether a row already says all that these columns say. */
export function saysTheSame(row: object, columns: object): boolean {
  return Object.entries(columns).every(([name, value]) => Reflect.get(row, name) === value);
}
