import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { largestFile } from '../report/limits.ts';
import { exitStatus } from '../report/pdf-verdict.ts';
import { checkFixtures, type RepositoryFiles } from './make-certificates.ts';

// `node packages/check/tests/measure-check.ts` prints the time and the memory that the check of large PDFs takes: the
// engine alone, as in the page's worker, each file in a process of its own. Run it on an idle machine.

type Measured = { readonly milliseconds: number; readonly isGood: boolean };

/** Checks one file, after a small one: all of the engine is loaded by then. */
async function measure(folder: string, name: string): Promise<Measured> {
  const repository: RepositoryFiles = Object.fromEntries(
    ['root-ca', 'ca', 'sub-ca', 'crl'].map((file) => [file, new Uint8Array(readFileSync(join(folder, file)))]),
  );
  const options = { repository, now: new Date() };
  await checkFixtures([{ name: 'a.pdf', bytes: new Uint8Array(readFileSync(join(folder, 'small.pdf'))) }], options);
  parentPort?.postMessage('ready');
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  const start = performance.now();
  const [report] = (await checkFixtures([{ name, bytes }], options)).files;
  const milliseconds = Math.round(performance.now() - start);
  return { milliseconds, isGood: report !== undefined && exitStatus([report]) === 0 };
}

/** Starts the worker; prints its result, and by how much the memory grew from before the file to its peak. */
function watch(folder: string, name: string): void {
  let before = 0;
  let peak = 0;
  const worker = new Worker(import.meta.filename, { workerData: { folder, name } });
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  worker.on('message', (message: 'ready' | Measured) => {
    if (message === 'ready') before = process.memoryUsage.rss();
    else {
      clearInterval(timer);
      const megabytes = Math.round((Math.max(peak, process.memoryUsage.rss()) - before) / 1024 / 1024);
      const { milliseconds, isGood: good } = message;
      console.log(`${name}: ${milliseconds} ms, ${megabytes} MB more, ${good ? 'good' : 'NOT GOOD'}`);
    }
  });
}

async function makeFiles(folder: string): Promise<readonly string[]> {
  const { once, repository, sign } = await import('./pdf-fixtures.ts');
  const { fillSignature, makeForm, makeSignature, signAgain } = await import('./sign-pdf.ts');
  const { makeStream, writePdf } = await import('./write-pdf.ts');
  const write = (name: string, bytes: Uint8Array | undefined): void =>
    writeFileSync(join(folder, name), bytes ?? new Uint8Array());
  for (const name of ['root-ca', 'ca', 'sub-ca', 'crl'] as const) write(name, repository[name]);
  write('small.pdf', once);
  let pdf = once;
  for (let number = 2; number <= 100; number++) {
    pdf = await signAgain(pdf, number, sign);
    if (number === 25 || number === 50 || number === 100) write(`${number} signatures.pdf`, pdf);
  }
  const filler = makeStream('', Buffer.alloc(largestFile - 100_000, 0x41));
  const large = await fillSignature(writePdf({ ...makeForm(makeSignature()), 60: filler }), sign);
  write('largest.pdf', large);
  write('largest, signed twice.pdf', await signAgain(large, 2, sign));
  const numbers = Array.from({ length: 100_000 }, (_, index) => 1_000 + index);
  const objects = Object.fromEntries(numbers.map((number) => [number, `<< /A [${number} (text)] /B << /C /D >> >>`]));
  const list = numbers.map((number) => `${number} 0 R`).join(' ');
  const reached = { 1: `<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /Reached [${list}] >>` };
  const many = await fillSignature(writePdf({ ...makeForm(makeSignature()), ...objects, ...reached }), sign);
  write('100,000 objects, signed twice.pdf', await signAgain(many, 2, sign));
  const others = ['100,000 objects, signed twice.pdf', 'largest.pdf', 'largest, signed twice.pdf'];
  return [...others, '25 signatures.pdf', '50 signatures.pdf', '100 signatures.pdf'];
}

const [folder, name] = process.argv.slice(2);
if (!isMainThread) parentPort?.postMessage(await measure(workerData.folder, workerData.name));
else if (folder && name) watch(folder, name);
else {
  const made = mkdtempSync(join(tmpdir(), 'measure-'));
  try {
    for (const file of await makeFiles(made)) {
      execFileSync(process.execPath, [import.meta.filename, made, file], { stdio: 'inherit' });
    }
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
