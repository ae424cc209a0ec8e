import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { maxFileBytes } from '../report/limits.ts';
import { exitStatus } from '../report/pdf-verdict.ts';
import { checkFixtures, type RepositoryFiles } from './make-certificates.ts';

// `node packages/check/tests/measure-check.ts` prints the time and the memory that the check of large PDFs takes: the
// engine alone, as in the page's worker, each file in a process of its own. Run it on an idle machine.

/** What the worker sends: that it waits for the start, then the result. */
type Message = 'ready' | { readonly milliseconds: number; readonly isGood: boolean };

const repositoryFiles = ['root-ca', 'ca', 'sub-ca', 'crl'] as const;
/** The signatures of the files with many of them. */
const signatureCounts = [25, 50, 100];
const objectCount = 100_000;
/** Octets of the largest file besides its one large stream. Signature, certificates and structure take less. */
const overhead = 100_000;

/** Checks one file, after a small one: all of the engine is loaded by then. Begins with the parent’s message. */
async function measure(folder: string, name: string): Promise<Message> {
  const repository: RepositoryFiles = Object.fromEntries(
    repositoryFiles.map((file) => [file, new Uint8Array(readFileSync(join(folder, file)))]),
  );
  const options = { repository, now: new Date() };
  await checkFixtures([{ name: 'a.pdf', bytes: new Uint8Array(readFileSync(join(folder, 'small.pdf'))) }], options);
  parentPort?.postMessage('ready');
  if (parentPort) await once(parentPort, 'message');
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  const start = performance.now();
  const [report] = (await checkFixtures([{ name, bytes }], options)).files;
  const milliseconds = Math.round(performance.now() - start);
  return { milliseconds, isGood: report !== undefined && exitStatus([report]) === 0 };
}

/**
 * Starts the worker; prints its result, and by how much the memory grew from before the file to its peak. The status is
 * 1 if the file is not good: another path of the check was measured then.
 */
function watch(folder: string, name: string): void {
  let before = 0;
  let peak = 0;
  const worker = new Worker(import.meta.filename, { workerData: { folder, name } });
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  worker.on('message', (message: Message) => {
    if (message === 'ready') {
      before = process.memoryUsage.rss();
      worker.postMessage('start');
      return;
    }
    clearInterval(timer);
    const megabytes = Math.round((Math.max(peak, process.memoryUsage.rss()) - before) / 1024 / 1024);
    const { milliseconds, isGood } = message;
    console.log(`${name}: ${milliseconds} ms, ${megabytes} MB more, ${isGood ? 'good' : 'NOT GOOD'}`);
    if (!isGood) process.exitCode = 1;
  });
}

/** Writes the files and what their check needs; returns the names of those to measure. */
async function makeFiles(folder: string): Promise<readonly string[]> {
  const { signedOnce: small, repository, sign } = await import('./pdf-fixtures.ts');
  const { fillSignature, makeForm, makeSignature, signAgain } = await import('./sign-pdf.ts');
  const { makeStream, writePdf } = await import('./write-pdf.ts');
  const written: string[] = [];
  const write = (name: string, bytes: Uint8Array): void => {
    writeFileSync(join(folder, name), bytes);
    written.push(name);
  };
  for (const name of repositoryFiles) {
    const bytes = repository[name];
    if (!bytes) throw new Error(`The fixtures have no ${name}.`);
    writeFileSync(join(folder, name), bytes);
  }
  writeFileSync(join(folder, 'small.pdf'), small);
  let pdf = small;
  for (let number = 2; number <= Math.max(...signatureCounts); number++) {
    pdf = await signAgain(pdf, number, sign);
    if (signatureCounts.includes(number)) write(`${number} signatures.pdf`, pdf);
  }
  const largeStream = makeStream('', Buffer.alloc(maxFileBytes - overhead, 0x41));
  const large = await fillSignature(writePdf({ ...makeForm(makeSignature()), 60: largeStream }), sign);
  write('largest.pdf', large);
  write('largest, signed twice.pdf', await signAgain(large, 2, sign));
  const numbers = Array.from({ length: objectCount }, (_, index) => 1_000 + index);
  const objects = Object.fromEntries(numbers.map((number) => [number, `<< /A [${number} (text)] /B << /C /D >> >>`]));
  const list = numbers.map((number) => `${number} 0 R`).join(' ');
  const reached = { 1: `<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /Reached [${list}] >>` };
  const many = await fillSignature(writePdf({ ...makeForm(makeSignature()), ...objects, ...reached }), sign);
  write(`${objectCount} objects, signed twice.pdf`, await signAgain(many, 2, sign));
  return written;
}

const [folder, name] = process.argv.slice(2);
if (!isMainThread) parentPort?.postMessage(await measure(workerData.folder, workerData.name));
else if (folder && name) watch(folder, name);
else {
  const made = mkdtempSync(join(tmpdir(), 'measure-'));
  try {
    for (const file of await makeFiles(made)) {
      const { status } = spawnSync(process.execPath, [import.meta.filename, made, file], { stdio: 'inherit' });
      if (status !== 0) process.exitCode = 1;
    }
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
