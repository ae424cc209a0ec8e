import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { sampleEnquiry, storeEnquiry } from '#tests/submissions.ts';

// The use case without HTTP: concurrent clients store enquiries for two seconds, each its next when the last is stored.
const clients = Number(process.argv[2]);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const store = await connect({ databaseUrl: '', dataDir });
await migrate(store.db);
let stored = 0;

async function measure(milliseconds: number): Promise<{ stored: number; cpuSeconds: number; seconds: number }> {
  const [before, startedAt, startedCpu] = [stored, performance.now(), process.cpuUsage()];
  const client = async (): Promise<void> => {
    while (performance.now() - startedAt < milliseconds) {
      const nth = stored++;
      const enquiry = { ...sampleEnquiry, email: `asha${nth}@example.in`, message: `Question ${nth}` };
      await storeEnquiry(store.db, enquiry);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const { user, system } = process.cpuUsage(startedCpu);
  return {
    stored: stored - before,
    cpuSeconds: (user + system) / 1e6,
    seconds: (performance.now() - startedAt) / 1_000,
  };
}

await measure(500);
console.log(JSON.stringify(await measure(2_000)));
await store.close();
rmSync(dataDir, { recursive: true });
