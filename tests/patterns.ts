import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCpuTimer } from '@mohar/check/tests/cpu-time.ts';
import { parseSync, Visitor } from 'vite';

/** A regular-expression literal of the repository, or the code that constructs one. */
export type Pattern = { readonly file: string; readonly source: string; readonly flags: string };
export type Construction = { readonly file: string; readonly code: string };

/** Every regular expression of the repository's own TypeScript, each once per file. */
export function listPatterns(root: string): { patterns: readonly Pattern[]; constructions: readonly Construction[] } {
  const exclude = ['node_modules/**', 'build/**', '.react-router/**', '.cache/**', 'data/**', 'test-results/**'];
  const patterns = new Map<string, Pattern>();
  const constructions: Construction[] = [];
  for (const file of globSync('**/*.{ts,tsx,mjs}', { cwd: root, exclude }).sort()) {
    const text = readFileSync(join(root, file), 'utf8');
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
    const construct = (node: { callee: { type: string }; start: number; end: number }): void => {
      const isPattern = node.callee.type === 'Identifier' && 'name' in node.callee && node.callee.name === 'RegExp';
      if (isPattern) constructions.push({ file, code: text.slice(node.start, node.end) });
    };
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern: source, flags } = node.regex;
        patterns.set(`${file} /${source}/${flags}`, { file, source, flags });
      },
      NewExpression: construct,
      CallExpression: construct,
    }).visit(program);
  }
  return { patterns: [...patterns.values()], constructions };
}

/** Characters of every kind that a class may match. */
const characters = [
  'a',
  'Z',
  '0',
  ' ',
  '\n',
  '-',
  '_',
  '/',
  '<',
  '>',
  '"',
  "'",
  '=',
  '.',
  '@',
  '\\',
  '(',
  'é',
  'क',
  '😀',
];

/** The syntax of classes, quantifiers and groups; the rest of a pattern is literal text. */
const notText =
  /\[(?:\\.|[^\]\\]){0,200}\]|\\[a-zA-Z](?:\{[^}]{1,30}\})?|\(\?[<=!:]{1,2}|[()|*+?^$.]|\{[0-9,]{1,9}\}/su;

/**
 * Texts of a length on which a pattern with a quadratic path is slow: a character, a text of the pattern, or both, over
 * and over, behind the pattern's first text and before an end that does not match.
 */
export function* writeWorstCases({ source }: Pick<Pattern, 'source'>, length: number): Generator<string> {
  const texts = source
    .split(notText)
    .map((text) => text.replaceAll('\\', ''))
    .filter(Boolean);
  const units = new Set([...characters, ...texts, ...source.replaceAll(/\w/g, '')]);
  // On megabytes these would take long, and a quadratic pattern shows on the others.
  if (length <= 65_536)
    for (const text of texts.slice(0, 2)) for (const character of characters) units.add(text + character);
  for (const unit of units) {
    const repeated = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    for (const start of new Set(['', texts[0] ?? ''])) yield `${start}${repeated}\u0001`;
  }
}

/** Milliseconds of processor time of one use of a pattern on a text: the shortest of a few, ended as soon as one is below `enough`. */
export function measurePattern({ source, flags }: Omit<Pattern, 'file'>, text: string, enough: number): number {
  let shortest = Number.POSITIVE_INFINITY;
  const pattern = new RegExp(source, flags);
  for (let attempt = 0; attempt < 5 && shortest >= enough; attempt += 1) {
    pattern.lastIndex = 0;
    const cpuTime = startCpuTimer();
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
    shortest = Math.min(shortest, cpuTime());
  }
  return shortest;
}
