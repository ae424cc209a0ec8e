import { Links } from 'react-router';
import { InlineStyle } from './inline-code.tsx';
import { usePageDocument } from './page-document.ts';

/** The styles of the page, in the document: each file would be a request before the first paint. */
export function ScreenStyles() {
  const { styles } = usePageDocument() ?? {};
  return styles === undefined ? <Links /> : <InlineStyle code={cutStyles(styles).shown} />;
}

/**
 * The styles for paper, where the page has many styles. The disabled links name the files that are in the document: Vite then loads
 * none of them for an island, where they would come after those of the page.
 */
export function LaterStyles() {
  const { styles, styleFiles = [] } = usePageDocument() ?? {};
  if (styles === undefined) return;
  const { printed } = cutStyles(styles);
  return (
    <>
      {printed !== '' && <InlineStyle code={printed} />}
      {styleFiles.map((path) => (
        <link key={path} rel="stylesheet" href={path} {...{ disabled: true }} />
      ))}
    </>
  );
}

/**
 * In characters. More styles leave no room for the hero in the initial congestion window, 14,600 bytes compressed (R13.6): those
 * for paper then come at the end. Other pages have all in the head, because a style sheet that a dialog adds there lays out the whole
 * page again where one stands later in the document.
 */
const maxAtOnce = 48_000;

/** How styles for paper begin, in a layer of their own, so that their place in the document does not matter. */
const printStart = '@layer print{@media print{';

/** Cuts a style sheet into what is for the screen and for paper. */
function cutStyles(styles: string): { readonly shown: string; readonly printed: string } {
  if (styles.length <= maxAtOnce) return { shown: styles, printed: '' };
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
