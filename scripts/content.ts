import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Executor } from '#database/connect.ts';
import { makeFolder } from '#database/make-folder.ts';
import { findPicture } from '#database/media/media-store.ts';
import { MoharError } from '#domain/errors.ts';
import { findMediaHash } from '#domain/media/picture.ts';
import { toIndianDay } from '#domain/time.ts';
import { readArguments, readSaveFolder, rejectUsage, runCommand, withStore } from '#scripts/command/command.ts';
import { formatTable } from '#scripts/command/format-table.ts';
import { readPublication } from '#scripts/publishing/read-publication.ts';
import { buildDir } from '#server/build-folder.ts';
import { listInitialItems, redrawInitialContent } from '#services/initial-content.ts';
import {
  deleteStartsOfWithdrawn,
  listContent,
  nameItem,
  publishContent,
  showContent,
} from '#services/publish-content.ts';
import { exportPost } from '#services/publishing/export-post.ts';
import { readSeed } from '#services/read-seed.ts';

const seedDir = join(buildDir, 'seed');
const usage = 'FILE… [--dry-run], --list, --withdraw NAME…, --show NAME…, --redraw, or --export NAME… [--to DIR]';

// `npm run content -- FILE… [--dry-run]` publishes posts (Markdown), notices, advertisements and the banner (YAML): all
// of them or, when one is invalid, none. `--list` lists the items of the store, `--withdraw` takes items off the site,
// and `--show` puts them back. `--withdraw initial` takes off what is left of the initial content, and `--redraw` draws
// it again with the brand of the build. `--export` writes posts to files in this folder or `--to`, to be published again.
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
    if (values.redraw) return redrawInitialContent(db, await readSeed(seedDir), new Date(), options);
    if (values.withdraw || isShown)
      return showContent(db, await expandNames(db, positionals, isShown), isShown, new Date(), options);
    const publication = await readPublication(positionals, async (href) => {
      const hash = findMediaHash(href);
      return hash === '' ? undefined : findPicture(db, hash);
    });
    const publish = async (trx: Executor) => {
      await deleteStartsOfWithdrawn(trx, publication);
      return publication;
    };
    return publishContent(db, publish, new Date(), options);
  });
  for (const { name, outcome } of report) console.log(`${outcome.padEnd(9)} ${name}`);
  if (options.isDryRun) console.log('Nothing was written: this was a dry run.');
});

/** Replaces `initial` by the names of all initial items that are shown, or that are withdrawn and are to be shown. */
async function expandNames(db: Executor, names: readonly string[], isShown: boolean): Promise<readonly string[]> {
  if (!names.includes('initial')) return names;
  const initial = (await listInitialItems(db, await readSeed(seedDir))).filter(({ isActive }) => isActive !== isShown);
  if (initial.length === 0) console.log(isShown ? 'No initial content is withdrawn.' : 'No initial content is shown.');
  return names.flatMap((name) => (name === 'initial' ? initial.map((item) => item.name) : name));
}

function readCommand() {
  const flag = { type: 'boolean' } as const;
  const options = {
    'dry-run': flag,
    list: flag,
    withdraw: flag,
    show: flag,
    redraw: flag,
    export: flag,
    to: { type: 'string' },
  } as const;
  const parsed = readArguments({
    about: 'Publishes posts, notices, advertisements and the banner; lists, withdraws, shows, redraws or exports them.',
    usage,
    options,
  });
  const { list, withdraw, show, redraw, export: exported } = parsed.values;
  const reject = (problem: string) => rejectUsage(`${problem}; use ${usage}.`);
  if ([list, withdraw, show, redraw, exported].filter(Boolean).length > 1) {
    return reject('use one of --list, --withdraw, --show, --redraw and --export');
  }
  const isNameless = list || redraw;
  if (isNameless && parsed.positionals.length > 0) return reject(`--${list ? 'list' : 'redraw'} takes no name`);
  if (!isNameless && parsed.positionals.length === 0) {
    return reject(withdraw || show || exported ? 'no item is named' : 'no file is named');
  }
  return parsed;
}
