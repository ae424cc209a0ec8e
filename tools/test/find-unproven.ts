import type { TestRun } from './read-report.ts';

/** A requirement of `docs/requirements.md` (`R5.1`) or `docs/security.md` (`V3.4.1`), and the tests that prove it. */
export type Requirement = { readonly id: string; readonly proofs: readonly Proof[] };

/** A test file, and a part of a test's title in its source: placeholders such as `%s` stand for any text. */
type Proof = { readonly file: string; readonly title: string };

/** Parses the lines `- **R5.1** what is required. *Proof:* ‘file’ › “part of a title”, ‘file’ › “part of a title”`. */
export function parseRequirements(document: string): readonly Requirement[] {
  return document
    .split('\n')
    .filter((line) => /^- \*\*[RV][0-9]/.test(line))
    .map((line) => ({
      id: /^- \*\*(R[0-9]+\.[0-9]+|V[0-9]+\.[0-9]+\.[0-9]+)\*\*/.exec(line)?.[1] ?? line,
      proofs: splitProofs(line),
    }));
}

/** Titles may contain quotation marks: a title ends before the next proof or with the line. */
function splitProofs(line: string): readonly Proof[] {
  const [, list = ''] = line.split(' *Proof:* ');
  return list.split(/, (?=`)/).flatMap((proof) => {
    const [, file, title] = /^`([^`]+)` › “(.+)”$/.exec(proof.trim()) ?? [];
    return file && title ? [{ file, title }] : [];
  });
}

/** Errors of requirements that the runs do not prove, one line each; empty when all are proven. */
export function findUnproven(requirements: readonly Requirement[], runs: readonly TestRun[]): readonly string[] {
  const byFile = Map.groupBy(runs, ({ file }) => file);
  const ids = requirements.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: the number is used twice`),
    ...requirements.filter(({ proofs }) => proofs.length === 0).map(({ id }) => `${id}: names no test`),
    ...requirements.flatMap(({ id, proofs }) =>
      proofs.flatMap(({ file, title }) => {
        const error = findError(title, byFile.get(file));
        return error ? [`${id}: ${file} › “${title}” ${error}`] : [];
      }),
    ),
  ];
}

/** Removes the proofs in these files, and the requirements that have no other proof. */
export function leaveOut(requirements: readonly Requirement[], files: readonly string[]): readonly Requirement[] {
  return requirements
    .filter(({ proofs }) => proofs.length === 0 || proofs.some(({ file }) => !files.includes(file)))
    .map(({ id, proofs }) => ({ id, proofs: proofs.filter(({ file }) => !files.includes(file)) }));
}

function findError(title: string, runs: readonly TestRun[] | undefined): string | undefined {
  if (!runs) return 'is in a file of which no test ran';
  const pattern = toPattern(title);
  const outcomes = runs.filter((run) => pattern.test(run.title)).map(({ outcome }) => outcome);
  if (outcomes.length === 0) return 'is the title of no test that ran';
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.includes('passed') ? undefined : 'was skipped';
}

/** Placeholders of a table of tests: `printf` formats, and `$name` or `$name.of.property`. */
const placeholder = /%[sdifjoOc#$]|\$[a-z][\w.]*/gi;

/** A title of placeholders only would match every test, so it matches none. */
function toPattern(title: string): RegExp {
  const texts = title.split(placeholder);
  return texts.join('').trim() === '' ? /$^/ : new RegExp(texts.map((text) => RegExp.escape(text)).join('.*'), 's');
}

/** Errors for cited numbers (`R5.3`) that no requirement has. */
export function findUnknownCitations(
  requirements: readonly Requirement[],
  sources: readonly string[],
): readonly string[] {
  const cited = new Set(sources.flatMap((source) => source.match(/\bR[0-9]+\.[0-9]+\b/g) ?? []));
  const unknown = cited.difference(new Set(requirements.map(({ id }) => id)));
  return [...unknown].map((id) => `${id}: is cited and is no requirement`);
}
