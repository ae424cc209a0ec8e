import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applicationMessages } from '#content/application/messages.ts';
import { hasResumeExtension, maxResumeBytes, type ResumeErrorCode } from '#domain/application/resume.ts';
import { inspectDocument } from '#media/uploads/inspect-document.ts';

// `node tools/inspect-resumes.ts FOLDER` inspects every PDF, DOC and DOCX of a folder as the career form's API does, and
// prints how many are accepted, and refused by which reason. `--list` also prints the refused files.
const { values, positionals } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true });
const [folder] = positionals;
if (folder === undefined) throw new Error('usage: node tools/inspect-resumes.ts FOLDER [--list]');

async function findRefusal(bytes: Buffer): Promise<ResumeErrorCode | undefined> {
  if (bytes.length > maxResumeBytes) return 'resume-size';
  const inspected = await inspectDocument(bytes);
  if (!inspected) return 'resume-format';
  if (inspected.isProtected) return 'resume-protected';
  return inspected.isActive ? 'resume-active' : undefined;
}

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(hasResumeExtension).sort();
const refused: { readonly name: string; readonly code: ResumeErrorCode }[] = [];
let slowest = { name: '', milliseconds: 0 };
for (const name of names) {
  const bytes = readFileSync(join(folder, name));
  const start = performance.now();
  const code = await findRefusal(bytes);
  const milliseconds = performance.now() - start;
  if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds };
  if (code) refused.push({ name, code });
}

console.log(`${names.length} files, ${names.length - refused.length} accepted`);
for (const [code, files] of Map.groupBy(refused, ({ code }) => code)) {
  console.log(`${files.length} refused: ${applicationMessages[code]}`);
  if (values.list) for (const { name } of files) console.log(`  ${name}`);
}
console.log(`slowest: ${Math.round(slowest.milliseconds)} ms, ${slowest.name}`);
