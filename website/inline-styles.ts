/** Reads a file of the build by its path, such as `/assets/root-abc.css`; `undefined` when there is none. */
export type ReadAsset = (path: string) => string | undefined;

const styleLink = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/**
 * Puts a page's styles into it: the first text needs no second request. The links stay, switched off, because hydration
 * looks for them. One whose address has a mark stands there without it too: what loads programs later looks for that.
 */
export function inlineStyles(html: string, readAsset: ReadAsset): string {
  const styles: string[] = [];
  const linked = html.replaceAll(styleLink, (link, path: string) => {
    const text = readAsset(path);
    if (text === undefined) return link;
    styles.push(text);
    const off = link.replace('/>', ' disabled=""/>');
    return link.includes('#') ? off + off.replace('#', '') : off;
  });
  if (styles.length === 0) return linked;
  return linked.replace('</title>', () => `</title><style>${styles.join('')}</style>`);
}
