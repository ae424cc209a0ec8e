/** Reads a file of the build by its path, such as `/assets/root-abc.css`; `undefined` when there is none. */
type ReadAsset = (path: string) => string | undefined;

const styleLink = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/**
 * Inlines the stylesheets of a page, so that the first paint needs no second request. Their links stay, disabled:
 * hydration of the router's `<Links>` expects them, and client-side navigation does not load a stylesheet again whose link
 * is in the document. It looks for the path, so a link to `path#` (the router's mark for a repeated stylesheet) is
 * accompanied by one without the mark.
 *
 * React Router 8.4 and React 19.3 have no supported way: `unstable_getCriticalCss` adds styles and keeps the links, which
 * load them a second time; stylesheets as resources (`<style href precedence>`) hydrate without links, but then the router
 * preloads shared stylesheets again before a navigation (`prefetchStyleLinks`); and rendering `<Links>` only after
 * hydration loads every stylesheet again.
 */
export function inlineStyles(html: string, readAsset: ReadAsset): string {
  const styles: string[] = [];
  const linked = html.replaceAll(styleLink, (link, path: string) => {
    const text = readAsset(path);
    if (text === undefined) return link;
    styles.push(text);
    const disabled = link.replace('/>', ' disabled=""/>');
    return link.includes('#') ? disabled + disabled.replace('#', '') : disabled;
  });
  if (styles.length === 0) return linked;
  return linked.replace('</title>', () => `</title><style>${styles.join('')}</style>`);
}
