import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Attributes and properties of components with values that a person reads or hears. */
const readAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'data-label',
  'description',
  'destination',
  'heading',
  'hint',
  'intro',
  'label',
  'note',
  'placeholder',
  'submit',
  'summary',
  'term',
  'title',
  'what',
]);

const letter = /\p{L}/u;

test('what visitors read is in content/, not in components', () => {
  const exclude = ['website/**/*.test.tsx', 'website/pages/styleguide/**'];
  const files = globSync('website/**/*.tsx', { cwd: root, exclude }).sort();
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => findWords(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('the check sees text, attributes, and every value that an expression may have', () => {
  const text = `
    <a title="Read" href="/read" className="read">
      Go to {name}
      {isOpen ? 'Close' : <b aria-label={\`Open \${name}\`} />}
      {count > 0 && 'some' + count}
      {find('key')} {' '} &nbsp; · {\`\${one}–\${two}\`}
      {items.map(() => <input name="name" placeholder={hint ?? 'Type'} />)}
      <Hash name="SHA-1" /> <Drawing name="token" />
    </a>`;
  expect(findWords('a.tsx', text)).toEqual([
    'a.tsx:2: Read',
    'a.tsx:3: Go to',
    'a.tsx:4: Close',
    'a.tsx:4: Open',
    'a.tsx:5: some',
    'a.tsx:7: Type',
    'a.tsx:8: SHA-1',
  ]);
});

/** The words of a component, each with its file and line. */
function findWords(file: string, text: string): readonly string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const found: { readonly start: number; readonly words: string }[] = [];
  const add = (start: number, value: string): void => {
    const words = value.replaceAll(/&#?\w{1,30};/g, ' ').trim();
    if (letter.test(words)) found.push({ start: start + value.search(/\S/), words });
  };
  const addAll = (expression: ESTree.Node): void => {
    for (const { start, value } of listTexts(expression)) add(start, value);
  };
  const readChildren = ({ children }: { children: readonly ESTree.JSXChild[] }): void => {
    for (const child of children) {
      if (child.type === 'JSXText') add(child.start, child.value);
      if (child.type === 'JSXExpressionContainer') addAll(child.expression);
    }
  };
  new Visitor({
    JSXElement: readChildren,
    JSXFragment: readChildren,
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !value) return;
      const given = value.type === 'JSXExpressionContainer' ? value.expression : value;
      if (readAttributes.has(name.name)) addAll(given);
      // The names of fields and drawings are identifiers; a visible one begins with a capital letter or has a space.
      else if (name.name === 'name') {
        for (const { start, value } of listTexts(given)) if (/^\p{Lu}|\s/u.test(value)) add(start, value);
      }
    },
  }).visit(program);
  return found
    .sort((one, other) => one.start - other.start)
    .map(({ start, words }) => `${file}:${text.slice(0, start).split('\n').length}: ${words.replaceAll(/\s+/g, ' ')}`);
}

type Text = { readonly start: number; readonly value: string };

/** The string literals that the value of an expression may be or hold, without conditions and arguments. */
function listTexts(node: ESTree.Node): readonly Text[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, value: node.value }] : [];
    case 'TemplateLiteral':
      return [
        ...node.quasis.map(({ start, value }) => ({ start, value: value.cooked ?? value.raw })),
        ...node.expressions.flatMap(listTexts),
      ];
    case 'ConditionalExpression':
      return [...listTexts(node.consequent), ...listTexts(node.alternate)];
    case 'LogicalExpression':
      return [...listTexts(node.left), ...listTexts(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...listTexts(node.left), ...listTexts(node.right)] : [];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return listTexts(node.expression);
    default:
      return [];
  }
}
