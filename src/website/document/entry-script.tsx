import { InlineScript } from './inline-code.tsx';
import { usePageDocument } from './page-document.ts';

/**
 * Loads the script that every page has, after the first paint: its download and its run would delay it. Until then
 * `queue-clicks.js` holds what it would act on. In development Vite's client and the runtime of hot reloading come
 * first.
 */
export function EntryScript() {
  const { entry, refresh } = usePageDocument() ?? {};
  if (entry === undefined) return;
  const code =
    refresh === undefined
      ? `requestAnimationFrame(() => setTimeout(() => import('${entry}').catch(console.error)))`
      : `import '${refresh}'; import('${entry}');`;
  return <InlineScript type="module" code={code} />;
}
