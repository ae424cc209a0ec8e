import { join } from 'node:path';
import { isSafePattern } from 'redos-detector';
import { expect, test } from 'vitest';
import { listPatterns, measurePattern, type Pattern, writeWorstCases } from '#tests/patterns.ts';

/** Files with patterns that read only files of this repository, or output of its build and its own programs. */
const trusted: readonly { readonly files: RegExp; readonly reason: string }[] = [
  { files: /\.(?:test|spec)\.tsx?$/, reason: 'tests read the output of the code that they test' },
  { files: /^(?:tests|packages\/check\/tests|tools\/bench)\//, reason: 'helpers of tests and measurements' },
  { files: /^(?:vite|playwright)\.config\.ts$/, reason: 'paths of modules, while building' },
  { files: /^tools\/(?:compile|test\/find-unproven)\.ts$/, reason: 'the build and files of the repository' },
  { files: /^src\/website\/pages\/styleguide\//, reason: 'in development only; reads our own style sheet' },
];

type Exception = {
  readonly file: string;
  readonly source: string;
  readonly maxLength: number;
  readonly reason: string;
};

/**
 * Patterns that the checker does not prove: what reaches them is bounded, or each start ends at a character that their
 * next start needs, so that they are linear. `reason` says where the length is limited.
 */
const exceptions: readonly Exception[] = [
  bounded('src/documents/break-lines.ts', String.raw`\+?\d[\d ]+\d`, 20_000, 'our own documents, prices'),
  bounded(
    'src/documents/break-lines.ts',
    String.raw`\b([Ss]ections?|[Cc]hapter|[Cc]lauses?|[Ee]dition|RFC|FIPS|Class|Level) (\d)`,
    20_000,
    'our own documents, prices',
  ),
  bounded(
    'src/website/components/text/keep-together.tsx',
    String.raw`((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2} \d{4})`,
    20_000,
    'our own texts',
  ),
  bounded(
    'src/website/components/text/keep-together.tsx',
    String.raw`(\d{1,2}:\d\d [ap]m(?: IST)?|(?:(?:Sign|Encrypt|Both), )?\d years?|Class \d|[Ee]-[Tt]ender|one-time|one-page|Check a certificate|sub-(?:CA|ca\.cer)|[Ee]-[MS][a-z]{3,10})`,
    20_000,
    'our own texts',
  ),
  bounded('src/domain/application/resume.ts', String.raw`\.[^.]*$`, 20_000, 'headers of a part: 16 kB, the parser'),
  bounded(
    'src/domain/email.ts',
    String.raw`^[^\s\p{C}\p{DI}@<>()[\]",;:\\]+@[^\s\p{C}\p{DI}@<>()[\]",;:\\.]+(?:\.[^\s\p{C}\p{DI}@<>()[\]",;:\\.]+)+$`,
    508,
    'hasLength before it: 254 code points',
  ),
  bounded(
    'src/domain/letters.ts',
    String.raw`^(?:(?!\p{DI})[\p{L}\p{M} ]|(?<=[\u0600-\u06FF\u0750-\u077F\u0900-\u0DFF])[\u200C\u200D])+$`,
    4_000,
    '`longestEntry` of text.ts',
  ),
  bounded(
    'src/domain/letters.ts',
    String.raw`^(?:(?!\p{DI})[\p{L}\p{M}\p{Nd} &().,-]|(?<=[\u0600-\u06FF\u0750-\u077F\u0900-\u0DFF])[\u200C\u200D])+$`,
    4_000,
    '`longestEntry` of text.ts',
  ),
  bounded('src/media/check-svg.ts', String.raw`encoding\s*=\s*["']([^"']*)`, 2_097_152, '`largest`, 2 MB'),
  bounded(
    'src/media/check-svg.ts',
    // biome-ignore format: one pattern
    String.raw`<!--.*?-->|<!\[CDATA\[(?<data>.*?)\]\]>|<\?(?<target>[^\s?<>]+)(?![^\s?<>])(?<declared>[^<>]*?)\?>|<(?<closing>\/?)(?<name>[^\s"'<>/=!?]+)(?![^\s"'<>/=!?])(?<attributes>(?:[^"'<>]|"[^"<]*"|'[^'<]*')*)>|(?<text>[^<]+)`,
    2_097_152,
    '`largest`, 2 MB',
  ),
  bounded(
    'src/media/check-svg.ts',
    String.raw`(?<![^\s=/"'])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')`,
    2_097_152,
    '`largest`, 2 MB',
  ),
  bounded('src/media/inspect-media-file.ts', String.raw`<(?:[\w-]+:)?svg[\s>/]`, 1_024, 'the first kilobyte of a file'),
  bounded('src/media/layout-text.ts', String.raw`[\s\p{P}]+$`, 1_000, 'measured to fit one line before it'),
  bounded(
    'scripts/publishing/read-post.ts',
    String.raw`^(\s*)---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n([\s\S]*)$`,
    262_144,
    '`maxFileMegabytes` of read-publication.ts',
  ),
  bounded('src/server/http/send-response.ts', String.raw`(?:W\/)?"[^"]*"|\*`, 16_384, 'headers of a request, by Node'),
];

/** Patterns that are constructed, and what the construction gives. */
const constructed: readonly { readonly file: string; readonly examples: readonly string[] }[] = [
  {
    file: 'src/contract/routes.ts',
    examples: ['^/$', String.raw`^/use-cases/([^/]{1,100})\.json$`, String.raw`^/sitemap\.xml$`],
  },
  // An escaped address.
  { file: 'src/mail/smtp.ts', examples: [RegExp.escape('asha.rao@example.in')] },
];

function bounded(file: string, source: string, maxLength: number, reason: string): Exception {
  return { file, source, maxLength, reason };
}

const { patterns, constructions } = listPatterns(join(import.meta.dirname, '..'));
const isTrusted = ({ file }: { file: string }): boolean => trusted.some(({ files }) => files.test(file));
const untrusted: readonly Pattern[] = [
  ...patterns.filter((pattern) => !isTrusted(pattern)),
  ...constructed.flatMap(({ file, examples }) => examples.map((source) => ({ file, source, flags: 'i' }))),
];
const findException = ({ file, source }: Pattern): Exception | undefined =>
  exceptions.find((exception) => exception.file === file && exception.source === source);

/** Whether the checker proves that backtracking is bounded. It decides by steps, not by time. */
function isProven({ source, flags }: Pattern): boolean {
  return isSafePattern(source.replaceAll(/\(\?<\w{1,50}>/g, '('), {
    caseInsensitive: flags.includes('i'),
    dotAll: flags.includes('s'),
    multiLine: flags.includes('m'),
    unicode: /[uv]/.test(flags),
    maxSteps: 2_000,
  }).safe;
}

const unproven = untrusted.filter((pattern) => !isProven(pattern));
const name = ({ file, source, flags }: Pattern): string => `${file}: /${source}/${flags}`;

test('every regular expression that reads what others send is proven to be linear, or its text is bounded', () => {
  expect(untrusted.length).toBeGreaterThan(100);
  expect(unproven.filter((pattern) => !findException(pattern)).map(name)).toEqual([]);
});

test('every exception is still needed', () => {
  const used = unproven.map(findException);
  expect(exceptions.filter((exception) => !used.includes(exception))).toEqual([]);
});

test('every constructed regular expression is listed', () => {
  const files = constructions.filter((construction) => !isTrusted(construction)).map(({ file }) => file);
  expect([...new Set(files)]).toEqual(constructed.map(({ file }) => file));
});

test('every regular expression takes milliseconds on the worst text of 20,000 characters, or of its bound', () => {
  // The time of a quadratic pattern on this machine now; a linear one takes a thousandth.
  const quadratic = measurePattern({ source: 'x+y', flags: '' }, 'x'.repeat(20_000), 0);
  // One that is neither proven nor listed fails above; its worst text may take for ever.
  const measured = untrusted.filter((pattern) => !unproven.includes(pattern) || findException(pattern));
  const slow = measured.flatMap((pattern) => {
    const { maxLength = 20_000 } = findException(pattern) ?? {};
    // A text of megabytes takes a linear pattern tens of milliseconds, and some more on a busy machine.
    const limit = maxLength > 20_000 ? 200 : Math.min(50, quadratic / 4);
    for (const text of writeWorstCases(pattern, maxLength)) {
      const taken = measurePattern(pattern, text, limit);
      if (taken >= limit) return [`${name(pattern)}: ${taken} ms on ${JSON.stringify(text.slice(0, 60))}…`];
    }
    return [];
  });
  expect(slow).toEqual([]);
});
