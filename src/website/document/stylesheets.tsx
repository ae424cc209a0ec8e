import { Links } from 'react-router';
import printStyles from '#website/styles/print.css?url';
import { InlineStyle } from './inline-code.tsx';
import { usePageDocument } from './page-document.ts';

/**
 * The styles of the page, in the document: each file would be a request before the first paint. Print styles are a
 * file, since no paint waits for it; they follow, because `styles/index.css` declares the layers.
 */
export function PageStyles() {
  const { styles } = usePageDocument() ?? {};
  return (
    <>
      {styles === undefined ? <Links /> : <InlineStyle code={styles} />}
      <link rel="stylesheet" href={printStyles} media="print" />
    </>
  );
}

/**
 * The inlined files. Vite then loads none of them for an island: they would follow the styles of the page.
 */
export function DisabledStyles() {
  const { styles, styleFiles = [] } = usePageDocument() ?? {};
  if (styles === undefined) return;
  return styleFiles.map((path) => <link key={path} rel="stylesheet" href={path} {...{ disabled: true }} />);
}
