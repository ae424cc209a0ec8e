/** Reads a text file of the build by its path, such as `/assets/root-abc.css`; `undefined` when there is none. */
type ReadAsset = (path: string) => string | undefined;

/** Inlines what the first paint would otherwise wait for, each on a connection of its own: styles and symbols. */
export function inlineAssets(html: string, readAsset: ReadAsset): string {
  return inlineSymbols(inlineStyles(html, readAsset), readAsset);
}

/** How styles for paper begin, in a layer of their own, so that their place in the document does not matter. */
const printStart = '@layer print{@media print{';

/** Cuts a style sheet into what is for the screen and for paper. */
function cutStyles(styles: string): { readonly shown: string; readonly printed: string } {
  const [first = '', ...rest] = styles.split(printStart);
  let [shown, printed] = [first, ''];
  for (const text of rest) {
    let [end, open] = [0, 2];
    for (; open > 0 && end < text.length; end += 1) {
      if (text[end] === '{') open += 1;
      if (text[end] === '}') open -= 1;
    }
    printed += printStart + text.slice(0, end);
    shown += text.slice(end);
  }
  return { shown, printed };
}

const styleLink = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/**
 * Inlines the stylesheets of a page, those for paper after its text. Their links stay, disabled: hydration of the router's `<Links>` expects them, and
 * client-side navigation does not load a stylesheet again whose link is in the document. It looks for the path, so a link to
 * `path#` (the router's mark for a repeated stylesheet) is accompanied by one without the mark.
 *
 * React Router 8.4 and React 19.3 have no supported way: `unstable_getCriticalCss` adds styles and keeps the links, which
 * load them a second time; stylesheets as resources (`<style href precedence>`) hydrate without links, but then the router
 * preloads shared stylesheets again before a navigation (`prefetchStyleLinks`); and rendering `<Links>` only after
 * hydration loads every stylesheet again.
 */
function inlineStyles(html: string, readAsset: ReadAsset): string {
  const styles: string[] = [];
  const linked = html.replaceAll(styleLink, (link, path: string) => {
    const text = readAsset(path);
    if (text === undefined) return link;
    styles.push(text);
    const disabled = link.replace('/>', ' disabled=""/>');
    return link.includes('#') ? disabled + disabled.replace('#', '') : disabled;
  });
  if (styles.length === 0) return linked;
  const { shown, printed } = cutStyles(styles.join(''));
  const first = linked.replace('</title>', () => `</title><style>${shown}</style>`);
  return printed === '' ? first : first.replace('</body>', () => `<style>${printed}</style></body>`);
}

const symbolUse = /<use href="([^"#]+)#([\w-]+)"/g;

/**
 * Inlines the symbols of sprites that a page refers to, once each, at the end of the body: a page needs a few hundred bytes
 * of a file of several kilobytes. Hydration keeps the references, as React does not change the attributes of the server's
 * HTML; elements rendered later refer to the file.
 */
function inlineSymbols(html: string, readAsset: ReadAsset): string {
  const symbols = new Map<string, string>();
  const referring = html.replaceAll(symbolUse, (use, path: string, name: string) => {
    // Anchors of the page may have the same names.
    const id = `symbol-${name}`;
    const symbol = symbols.get(id) ?? readSymbol(readAsset(path) ?? '', name)?.replace(`id="${name}"`, `id="${id}"`);
    if (symbol === undefined) return use;
    symbols.set(id, symbol);
    return use.replace(`${path}#${name}`, `#${id}`);
  });
  if (symbols.size === 0) return html;
  const sprite = `<svg width="0" height="0" aria-hidden="true">${[...symbols.values()].join('')}</svg>`;
  return referring.replace('</body>', () => `${sprite}</body>`);
}

function readSymbol(sprite: string, name: string): string | undefined {
  const start = sprite.indexOf(`<symbol id="${name}"`);
  const end = sprite.indexOf('</symbol>', start);
  return start < 0 || end < 0 ? undefined : sprite.slice(start, end + '</symbol>'.length);
}

/** As text: compressed with the page it is half as large as Base64. */
function toDataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[%#<>&]/g, encodeURIComponent)}`;
}

const drawingPreload = /<link rel="preload" as="image" href="(\/media\/([0-9a-f]{32})\/drawing\.svg)"[^>]*\/>/;

/** The size of a drawing up to which a page contains it, in bytes before compression, which halves them. */
const largestInlined = 12_288;

/** Inlines the drawing of the first viewport, which React preloads, as it is the largest paint of a page about a post. */
export async function inlineDrawing(
  html: string,
  readDrawing: (hash: string) => Promise<Uint8Array | undefined>,
): Promise<string> {
  const [preload, path = '', hash = ''] = drawingPreload.exec(html) ?? [];
  const drawing = preload && (await readDrawing(hash));
  if (!drawing || drawing.length > largestInlined) return html;
  const address = toDataAddress(new TextDecoder().decode(drawing));
  return html.replace(preload, '').replace(`<img src="${path}"`, () => `<img src="${address}"`);
}
