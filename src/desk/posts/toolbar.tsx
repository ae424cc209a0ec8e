import { postWords as words } from '#content/desk/posts.ts';
import buttons from '#website/components/button/button.module.css';
import { insertText } from './insert-text.ts';
import { fitIn } from './paste/paste.ts';
import styles from './posts.module.css';

/** Markup of each button: `before` and `after` the selection, before each `line` of it, or a `block` below it. */
const tools = {
  heading: { line: '## ' },
  subheading: { line: '### ' },
  bold: { before: '**', after: '**' },
  italic: { before: '*', after: '*' },
  list: { line: '- ' },
  numbers: { line: '1. ' },
  quote: { line: '> ' },
  link: { before: '[', after: `](${words.toolTexts.link})` },
  table: { block: writeTable() },
} as const;
type Tool = keyof typeof tools;

/** The order of the buttons. A phone shows the usual ones and the one for a picture; the others follow when it is scrolled. */
const usual = ['bold', 'heading', 'list', 'link'] as const;
const others = ['italic', 'subheading', 'numbers', 'quote', 'table'] as const;

/** Buttons that format the selection of a textarea. */
export function Toolbar({ textId, onPicture }: { textId: string; onPicture: () => void }) {
  const renderTool = (tool: Tool) => (
    <button
      key={tool}
      type="button"
      className={buttons.small}
      onClick={() => {
        const area = document.getElementById(textId);
        if (area instanceof HTMLTextAreaElement) format(area, tool);
      }}
    >
      {words.tool[tool]}
    </button>
  );
  return (
    <fieldset className={styles.tools}>
      <legend className="visually-hidden">{words.tools}</legend>
      {usual.map(renderTool)}
      <button type="button" className={buttons.small} onClick={onPicture}>
        {words.toolPicture}
      </button>
      {others.map(renderTool)}
    </fieldset>
  );
}

/** Two columns and two rows, as an example to write over. */
function writeTable(): string {
  const { column, cell } = words.toolTexts;
  const row = `| ${cell} | ${cell} |`;
  return `| ${column} | ${column} |\n| --- | --- |\n${row}\n${row}`;
}

function format(area: HTMLTextAreaElement, tool: Tool): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const how = tools[tool];
  if ('line' in how) {
    const first = value.lastIndexOf('\n', start - 1) + 1;
    area.setSelectionRange(first, end);
    const lines = value.slice(first, end).split('\n');
    insertText(area, lines.map((line) => how.line + line).join('\n'));
    return;
  }
  if ('block' in how) {
    area.setSelectionRange(end, end);
    insertText(area, fitIn(how.block, value.slice(0, end), value.slice(end)));
    const first = area.value.indexOf(words.toolTexts.column, end);
    area.setSelectionRange(first, first + words.toolTexts.column.length);
    return;
  }
  const selected = value.slice(start, end) || words.toolTexts.text;
  insertText(area, how.before + selected + how.after);
  // Selects the text to type next: the formatted text, or the address of a link.
  const from = start + how.before.length + (tool === 'link' ? selected.length + 2 : 0);
  area.setSelectionRange(from, from + (tool === 'link' ? words.toolTexts.link.length : selected.length));
}
