import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#database/make-folder.ts';
import { findPicture } from '#database/media/media-store.ts';
import { MoharError } from '#domain/errors.ts';
import { findMediaHash } from '#domain/media/picture.ts';
import { toIndianDay } from '#domain/time.ts';
import { readArguments, readSaveFolder, rejectUsage, runCommand, withStore } from '#scripts/command/command.ts';
import { formatTable } from '#scripts/command/format-table.ts';
import { readPublication } from '#scripts/publishing/read-publication.ts';
import { listContent, nameItem, publishContent, showContent } from '#services/publish-content.ts';
import { exportPost } from '#services/publishing/export-post.ts';

const usage = 'FILE… [--dry-run], --list, --withdraw NAME…, --show NAME…, or --export NAME… [--to DIR]';

// `npm run content -- FILE… [--dry-run]` publishes posts (Markdown), notices, advertisements and the banner (YAML): all
// of them or, when one is invalid, none. `--list` lists the items of the store, `--withdraw` takes items off the site,
// and `--show` puts them back. `--export` writes posts to files in this folder or `--to`, to be published again.
// Running servers show a change within two seconds.
await runCommand(async () => {
  const { values, positionals } = readCommand();
  if (values.list) {
    const items = await withStore((db) => listContent(db));
    const rows = items.map(({ kind, key, title, date, isActive }) => ({
      name: nameItem(kind, key),
      state: isActive ? 'shown' : 'withdrawn',
      date: date && toIndianDay(new Date(date)),
      title,
    }));
    process.stdout.write(formatTable(['name', 'state', 'date', 'title'], rows));
    return;
  }
  if (values.export) {
    const posts = await withStore((db) => Promise.all(positionals.map((name) => exportPost(db, name))));
    const folder = readSaveFolder('--to', values.to) ?? '.';
    makeFolder(folder);
    for (const { slug, text } of posts) {
      const file = join(folder, `${slug}.md`);
      if (existsSync(file)) throw new MoharError('config-invalid', `${file} exists; remove it or use another folder.`);
      writeFileSync(file, text);
      console.log(file);
    }
    return;
  }
  const options = { isDryRun: values['dry-run'] ?? false };
  const isShown = values.show === true;
  const report = await withStore(async (db) => {
    if (values.withdraw || isShown) return showContent(db, positionals, isShown, options);
    const publication = await readPublication(positionals, async (href) => {
      const hash = findMediaHash(href);
      return hash === '' ? undefined : findPicture(db, hash);
    });
    return publishContent(db, publication, new Date(), options);
  });
  for (const { name, outcome } of report) console.log(`${outcome.padEnd(9)} ${name}`);
  if (options.isDryRun) console.log('Nothing was written: this was a dry run.');
});

function readCommand() {
  const flag = { type: 'boolean' } as const;
  const parsed = readArguments({
    about: 'Publishes posts, notices, advertisements and the banner, and lists, withdraws, shows or exports them.',
    usage,
    options: { 'dry-run': flag, list: flag, withdraw: flag, show: flag, export: flag, to: { type: 'string' } },
  });
  const { list, withdraw, show, export: exported } = parsed.values;
  const reject = (problem: string) => rejectUsage(`${problem}; use ${usage}.`);
  if ([list, withdraw, show, exported].filter(Boolean).length > 1) {
    return reject('use one of --list, --withdraw, --show and --export');
  }
  if (list && parsed.positionals.length > 0) return reject('--list takes no name');
  if (!list && parsed.positionals.length === 0) {
    return reject(withdraw || show || exported ? 'no item is named' : 'no file is named');
  }
  return parsed;
}
