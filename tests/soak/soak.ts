import { parseArgs } from 'node:util';
import { openSoak } from '#tests/soak/open-soak.ts';
import { createRandom } from '#tests/soak/random.ts';
import { dialects } from '#tests/store.ts';

// `npm run soak`: ends processes and takes away store and disk while visitors submit; counts lost, duplicate and
// unmailed submissions.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    outages: { type: 'string', default: '20' },
    least: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
console.log(`Seed: ${values.seed}`);
for (const dialect of dialects) {
  const result = await openSoak(dialect, {
    processes: dialect === 'SQLite' ? 1 : 3,
    kills: Number(values.kills),
    outages: Number(values.outages),
    hasAllFaults: true,
    least: Number(values.least),
    retries: false,
    random: createRandom(Number(values.seed)),
    print: (line) => console.log(`${dialect}: ${line}`),
  });
  const { acknowledged, lost, doubled, withoutMail, repeatedMails, ended, readyAfter } = result;
  const failures = [...lost, ...doubled, ...withoutMail].length + ended;
  console.log(
    `${dialect}: ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ` +
      `${withoutMail.length} without a mail, ${repeatedMails} mails sent again, ${ended} processes ended by themselves`,
  );
  if (readyAfter.length > 0) {
    const times = readyAfter.map(Math.round).sort((a, b) => a - b);
    const median = times[times.length >> 1];
    const longest = times.at(-1);
    console.log(`${dialect}: ready again ${median} ms after a fault in the median, ${longest} ms at most`);
  }
  if (failures > 0) process.exitCode = 1;
}
