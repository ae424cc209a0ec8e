import { join } from 'node:path';
import { connect } from '#database/connect.ts';
import { requireCurrentSchema } from '#database/migrate.ts';
import { roles } from '#domain/staff/staff.ts';
import { nameStore, readOptions, rejectUsage, runCommand, withStore } from '#scripts/command/command.ts';
import { buildDir, versionText } from '#server/build-folder.ts';
import { readConfig, setProductionMode } from '#server/config.ts';
import { createDeskApp, startDeskPolling } from '#server/desk/desk-app.ts';
import { listen } from '#server/listen.ts';
import { printLine } from '#server/print-line.ts';
import { exitOnError, loadBuild, siteClientDir, stopOnSignal } from '#server/start.ts';
import { inviteStaff } from '#services/desk/staff.ts';

// `npm run desk` serves the desk of the staff on DESK_HOST and DESK_PORT. `--invite NAME --role owner` prints a link to
// create a passkey: for the first owner, or when every passkey is lost.
const options = { invite: { type: 'string' }, role: { type: 'string' } } as const;
const usage = `[--invite "Asha Rao" --role ${roles.join('|')}]`;

await runCommand(
  async () => {
    const { invite, role } = readOptions({
      about: 'Serves the desk of the staff; --invite prints a link that creates a passkey.',
      usage,
      options,
    });
    if (invite === undefined && role !== undefined) {
      rejectUsage('--role: name whom to invite with --invite.');
    }
    if (invite === undefined) return exitOnError(serve);
    const known = roles.find((one) => one === role);
    if (!known) return rejectUsage(`--role: use one of ${roles.join(', ')}.`);
    await withStore(async (db, { desk }) => {
      const link = await inviteStaff({ db, clock: () => new Date(), deskUrl: desk.url }, undefined, invite, known);
      console.error('Valid once, for 30 minutes:');
      console.log(link);
    });
  },
  { isServer: true },
);

async function serve(): Promise<void> {
  printLine(`Mohar desk ${versionText}`);
  const config = readConfig();
  process.umask(0o077);
  setProductionMode();
  await nameStore(config);
  const { createWebsite } = await loadBuild();
  const store = await connect(config, { hasDeadlines: true });
  // Only the site migrates: a migration by the desk would lock out a site of the previous release.
  await requireCurrentSchema(store.db);
  const deskDir = join(buildDir, 'desk');
  const app = await createDeskApp({ config, store, createWebsite, buildDir: deskDir, siteClientDir });
  startDeskPolling(app, store);
  await listen(app, config.desk, 'DESK', 'The desk is');
  stopOnSignal(app, store, config);
}
