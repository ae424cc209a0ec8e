import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renewCrl } from '#domain/demonstration/make-crl.ts';
import { hours, now, openRepository, own, ownFiles } from '#tests/open-repository.ts';

/** Makes the next `readFile` of any module fail. */
function failNextRead(error: Error): void {
  const spy = vi.spyOn(files, 'readFile').mockRejectedValueOnce(error);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test('while too many files are open the former list is served, and the next check reads the new one', async () => {
  await using site = await openRepository();
  for (const [name, bytes] of Object.entries(ownFiles)) site.put(name, bytes);
  await site.checkAt(now);
  const newer = await renewCrl({ previous: own.crl, issuer: own.ca, key: own['crl-key'] }, hours(0.01));
  site.put('ca.crl', newer);
  failNextRead(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  await expect(site.checkAt(hours(0.02))).rejects.toThrow('too many open files');
  expect((await site.repository.readFile('crl'))?.bytes).toEqual(own.crl);
  await site.checkAt(hours(0.02));
  expect((await site.repository.readFile('crl'))?.bytes).toEqual(newer);
});
