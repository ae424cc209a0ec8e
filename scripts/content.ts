import { parseArgs } from 'node:util';
import { MoharError } from '#domain/errors.ts';
import { toIndianDay } from '#domain/time.ts';
import { runCommand, withStore } from '#scripts/command/command.ts';
import { formatTable } from '#scripts/command/format-table.ts';
import { readPublication } from '#scripts/publishing/read-publication.ts';
import { listContent, nameItem, publishContent, showContent } from '#services/publish-content.ts';

const usage = 'FILE… [--dry-run], --list, --withdraw NAME…, or --show NAME…';

// `npm run content -- FILE… [--dry-run]` publishes posts (Markdown), notices, advertisements and the banner (YAML): all
// of them or, when one is invalid, none. `--list` lists what the store has, `--withdraw` takes items off the site, and
// `--show` puts them back. Running servers show a change within two seconds.
await runCommand(async () => {
  const { values, positionals } = readArguments();
  if (values.list) {
    const items = await withStore(listContent);
    const rows = items.map(({ kind, key, title, date, isActive }) => ({
      ...{ name: nameItem(kind, key), state: isActive ? 'shown' : 'withdrawn' },
      ...{ date: date && toIndianDay(new Date(date)), title },
    }));
    process.stdout.write(formatTable(['name', 'state', 'date', 'title'], rows));
    return;
  }
  const options = { isDryRun: values['dry-run'] ?? false };
  const isShown = values.show === true;
  const publication = values.withdraw || isShown ? undefined : await readPublication(positionals);
  const report = await withStore((db) =>
    publication ? publishContent(db, publication, new Date(), options) : showContent(db, positionals, isShown, options),
  );
  for (const { name, outcome } of report) console.log(`${outcome.padEnd(9)} ${name}`);
  if (options.isDryRun) console.log('Nothing was written: this was a dry run.');
});

function readArguments() {
  const flag = { type: 'boolean' } as const;
  try {
    const options = { 'dry-run': flag, list: flag, withdraw: flag, show: flag };
    const parsed = parseArgs({ options, allowPositionals: true });
    const { list, withdraw, show } = parsed.values;
    if ([list, withdraw, show].filter(Boolean).length > 1)
      throw new TypeError('use one of --list, --withdraw and --show');
    if (list && parsed.positionals.length > 0) throw new TypeError('--list takes no name');
    if (!list && parsed.positionals.length === 0) {
      throw new TypeError(withdraw || show ? 'no item is named' : 'no file is named');
    }
    return parsed;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MoharError('config-invalid', `${reason}; use: npm run content -- ${usage}`);
  }
}
