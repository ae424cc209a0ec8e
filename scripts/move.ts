import { basename, dirname, resolve } from 'node:path';
import type { StoreAddress } from '#database/connect.ts';
import { MoharError } from '#domain/errors.ts';
import { readOptions, runCommand } from '#scripts/command/command.ts';
import { showProgress } from '#scripts/command/show-progress.ts';
import { moveStore } from '#services/move-store.ts';

const usage = '--from sqlite:DATA_DIR --to postgres://user@host:5432/name, or the other way';

// `npm run move -- --from sqlite:… --to postgres://…` copies a store into an empty one. The site must be stopped; a command
// that was interrupted continues when it is run again.
await runCommand(async () => {
  const options = readOptions({ from: { type: 'string' }, to: { type: 'string' } }, usage);
  const move = { from: readAddress('--from', options.from), to: readAddress('--to', options.to) };
  console.error('The site must be stopped: what is written during the move stops it at the end.');
  const { report, end } = showProgress();
  const { rows, resumed } = await moveStore({ ...move, report }).finally(end);
  const before = resumed > 0 ? `, ${resumed} of them by an earlier attempt` : '';
  console.log(`Moved and verified: ${rows} rows${before}. The source is as it was.`);
  console.log(
    move.to.databaseUrl === ''
      ? `Now start the site with DATA_DIR=${move.to.dataDir} and without DATABASE_URL.`
      : 'Now start the site with DATABASE_URL and the same DATA_DIR: its documents and installers stay there.',
  );
  console.log('Delete the source once the site serves from the new store: no erasure reaches what it has of people.');
});

/** `sqlite:` with a data folder or the file in it, or the URL of PostgreSQL. A password is never repeated. */
function readAddress(name: string, value = ''): StoreAddress {
  const path = value.startsWith('sqlite:') ? value.slice('sqlite:'.length).trim() : '';
  if (path !== '') {
    const full = resolve(path);
    return { databaseUrl: '', dataDir: basename(full) === 'mohar.sqlite' ? dirname(full) : full };
  }
  const url = URL.parse(value);
  if (url && /^postgres(?:ql)?:$/.test(url.protocol) && url.hostname !== '') {
    return { databaseUrl: value, dataDir: '' };
  }
  throw new MoharError('config-invalid', `${name}: this names no store; use ${usage}.`);
}
