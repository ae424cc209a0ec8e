import { InlineScript } from './inline-code.tsx';
import { usePageDocument } from './page-document.ts';

/**
 * The script that every page has. It runs after the document has been parsed; until then `hold-presses.js` holds what it would
 * act on. In development Vite's client and the runtime of hot reloading come first.
 */
export function EntryScript() {
  const { entry, imports = [], refresh } = usePageDocument() ?? {};
  if (entry === undefined) return;
  if (refresh === undefined) {
    return (
      <>
        <script type="module" src={entry} />
        {imports.map((path) => (
          <link key={path} rel="modulepreload" href={path} fetchPriority="low" />
        ))}
      </>
    );
  }
  return <InlineScript type="module" code={`import '${refresh}'; import('${entry}');`} />;
}
