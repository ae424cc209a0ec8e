import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#database/connect.ts';
import { keepEnquiry } from '#database/enquiry/keep-enquiry.ts';
import { migrate } from '#database/migrate.ts';
import { groupCommits } from '#database/submission/group-commits.ts';
import { plainNote } from '#domain/submission/submission.ts';
import { sampleEnquiry } from '#tests/submissions.ts';

// The store without HTTP: so many clients keep enquiries for two seconds, each its next when the one before is kept.
const clients = Number(process.argv[2]);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const store = await connect({ databaseUrl: '', dataDir });
await migrate(store.db);
const commitInGroup = groupCommits(store.db);
let kept = 0;

async function measure(milliseconds: number): Promise<{ kept: number; cpuSeconds: number; seconds: number }> {
  const [before, startedAt, startedCpu] = [kept, performance.now(), process.cpuUsage()];
  const client = async (): Promise<void> => {
    while (performance.now() - startedAt < milliseconds) {
      const nth = kept++;
      const enquiry = { ...sampleEnquiry, email: `asha${nth}@example.in`, message: `Question ${nth}` };
      await commitInGroup((db) => keepEnquiry(db, enquiry, plainNote, { hasWebhook: false }));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const { user, system } = process.cpuUsage(startedCpu);
  return {
    kept: kept - before,
    cpuSeconds: (user + system) / 1e6,
    seconds: (performance.now() - startedAt) / 1_000,
  };
}

await measure(500);
console.log(JSON.stringify(await measure(2_000)));
await store.close();
rmSync(dataDir, { recursive: true });
