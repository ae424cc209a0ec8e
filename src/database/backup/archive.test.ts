import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeKey } from '#database/backup/encryption.ts';
import { readArchive } from '#database/backup/read-archive.ts';
import { writeArchive } from '#database/backup/write-archive.ts';

let folder: string;
let key: Awaited<ReturnType<typeof makeKey>>;
let otherKey: Awaited<ReturnType<typeof makeKey>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  key = await makeKey();
  otherKey = await makeKey();
});
afterAll(() => rmSync(folder, { recursive: true }));

const large = Buffer.alloc(300_000, 'a line of a table\n');
const entries: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['header.json', Buffer.from('{}')],
  ['files/empty.pdf', Buffer.alloc(0)],
  [`files/${'a long name of a form, आवेदन, '.repeat(9)}.pdf`, Buffer.from('%PDF')],
  ['tables/enquiry/1.ndjson', large],
];

async function write(name: string, recipient: string | undefined): Promise<string> {
  const file = join(folder, name);
  await writeArchive(file, recipient, async (add) => {
    for (const [entry, bytes] of entries) {
      await add(
        entry,
        bytes.length,
        [bytes.subarray(0, 3), bytes.subarray(3)].filter((part) => part.length > 0),
      );
    }
  });
  return file;
}

async function read(file: string, identities?: string) {
  const found = [];
  for await (const { name, body } of readArchive(file, identities)) {
    const chunks = [];
    for await (const chunk of body) chunks.push(chunk);
    found.push([name, Buffer.concat(chunks)]);
  }
  return found;
}

describe.each(['encrypted', 'not encrypted'])('an archive that is %s', (kind) => {
  const recipient = () => (kind === 'encrypted' ? key.recipient : undefined);

  test('gives back what was written, and is readable by its owner only', async () => {
    const file = await write('whole', recipient());
    expect(await read(file, `# created today\n\n${key.identity}\n`)).toEqual(entries);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readFileSync(file).includes('header.json')).toBe(false);
  });

  test('with a byte changed, wherever it is, is refused, or without encryption still gives what was written', async () => {
    let refused = 0;
    const bytes = readFileSync(await write('flipped', recipient()));
    const step = Math.max(1, Math.floor(bytes.length / 60));
    for (let at = 0; at < bytes.length; at += step) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      writeFileSync(join(folder, 'changed'), changed);
      try {
        expect(await read(join(folder, 'changed'), key.identity)).toEqual(entries);
        expect(kind).toBe('not encrypted');
      } catch (error) {
        expect(error, `byte ${at}`).toMatchObject({ code: 'backup-refused' });
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(50);
  });

  test('is refused when it is cut off, wherever that is', async () => {
    const bytes = readFileSync(await write('cut', recipient()));
    for (const length of [0, 3, 30, 200, bytes.length >> 1, bytes.length - 17, bytes.length - 1]) {
      writeFileSync(join(folder, 'short'), bytes.subarray(0, length));
      await expect(read(join(folder, 'short'), key.identity), `${length} bytes`).rejects.toMatchObject({
        code: 'backup-refused',
        message: expect.stringMatching(/^[^\n]+$/),
      });
    }
  });

  test('need not be read to its end', async () => {
    for await (const { name } of readArchive(await write('part', recipient()), key.identity)) {
      expect(name).toBe('header.json');
      break;
    }
  });
});

test('another identity, and a text without one, are refused without repeating it', async () => {
  const file = await write('other', key.recipient);
  await expect(read(file, otherKey.identity)).rejects.toMatchObject({ code: 'backup-refused' });
  const misspelt = `${key.identity.slice(0, -1)}${key.identity.endsWith('X') ? 'P' : 'X'}`;
  for (const text of ['', '# only a comment', misspelt]) {
    const failure = await read(file, text).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'config-invalid', message: expect.stringMatching(/^--identity: [^\n]+$/) });
    expect(String(failure)).not.toContain(key.identity.slice(15, 30));
  }
  await expect(read(file)).rejects.toMatchObject({ code: 'config-invalid' });
});

test('a recipient with a letter changed is refused before anything is written', async () => {
  const wrong = `${key.recipient.slice(0, -1)}${key.recipient.endsWith('q') ? 'p' : 'q'}`;
  await expect(write('never', wrong)).rejects.toMatchObject({ code: 'config-invalid' });
  expect(readdirSync(folder)).not.toContain('never');
});

test('work that fails leaves no file, and its reason is reported', async () => {
  const names = readdirSync(folder);
  const work = writeArchive(join(folder, 'failed'), undefined, async (add) => {
    await add('a', 300_000, [large]);
    throw new Error('the store is gone');
  });
  await expect(work).rejects.toThrow('the store is gone');
  expect(readdirSync(folder)).toEqual(names);
  await expect(writeArchive(join(folder, 'none/a'), undefined, async () => {})).rejects.toMatchObject({
    code: 'data-folder-unwritable',
  });
});
