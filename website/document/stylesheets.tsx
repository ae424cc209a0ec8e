import { Links } from 'react-router';
import { InlineStyle } from './inline-code.tsx';
import { usePageDocument } from './page-document.ts';

/**
 * The styles of the page, in the document: each file would be a request before the first paint. After them disabled links to these
 * files, by which Vite knows that an island needs none of them: loaded again, they would come after those of the page. No style may
 * come later in the document: each file that a dialog adds to the head would lay out the whole page again.
 */
export function Stylesheets() {
  const { styles, styleFiles = [] } = usePageDocument() ?? {};
  if (styles === undefined) return <Links />;
  return (
    <>
      <InlineStyle code={styles} />
      {styleFiles.map((path) => (
        <link key={path} rel="stylesheet" href={path} {...{ disabled: true }} />
      ))}
    </>
  );
}
