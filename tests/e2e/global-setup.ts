import { startPostgres } from '#tests/postgres/postgres.ts';
import { createTemplate } from '#tests/store.ts';

/** One PostgreSQL for the whole run; each worker's server has a database of its own in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  await createTemplate(postgres.url);
  process.env.TEST_POSTGRES_URL = postgres.url;
  return () => postgres.stop();
}
