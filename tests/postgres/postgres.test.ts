import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([0, 1])('a program that has started PostgreSQL, as the soak does, ends with its own status %i', (status) => {
  const program = `
    import { startPostgres } from '#tests/postgres/postgres.ts';
    const postgres = await startPostgres();
    await postgres.stop();
    process.exitCode = ${status};`;
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', program]).status).toBe(status);
});
