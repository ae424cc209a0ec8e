/** SQLite takes some thirty thousand parameters in a statement at most. */
const portion = 1_000;

/** Runs a query for a thousand values at a time and answers all that it answered. */
export async function listInPortions<Value, Row>(
  values: readonly Value[],
  query: (some: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += portion) {
    rows.push(...(await query(values.slice(start, start + portion))));
  }
  return rows;
}
