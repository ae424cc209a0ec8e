const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const startScript = /<script type="module" async="">((?:import [^;]+;\s*)+)([\s\S]*?)import\("([^"]+)"\);<\/script>/;

/**
 * Takes a page's scripts off its first flight: what is read needs none of them. They are fetched when the page has loaded
 * and been painted (`website/first-paint.ts`), or at the visitor's first touch, key or pointer, whichever is first. The router's own start, which imports at once, becomes
 * a function that imports when it is called. A page of another shape is left as it is.
 */
export function deferHydration(html: string): string {
  const [script, imports, registration, entry] = startScript.exec(html) ?? [];
  if (script === undefined || imports === undefined || registration === undefined || entry === undefined) return html;
  const modules = [...imports.matchAll(/import (?:\* as (\w+) from )?"([^"]+)"/g)];
  const preloads = [...html.matchAll(preloadLink)].map(([, href]) => href);
  const names = modules.map(([, name = '']) => name).join(',');
  const fetches = modules.map(([, , path]) => `import("${path}")`).join(',');
  const start = [
    ...starter,
    `const [${names}]=await Promise.all([${fetches}]);`,
    registration.trim(),
    `await import("${entry}")}catch(error){begun=false;console.error(error)}};`,
    ...occasions,
  ].join('');
  return html
    .replaceAll(preloadLink, '')
    .replace(
      script,
      () => `<script type="module">const preloads=${JSON.stringify(preloads)};${start}</script>${keepClicks}`,
    );
}

/** All of them at once, as the links in the page would have been fetched. */
const starter = [
  'let begun=false;',
  'const begin=async()=>{if(begun)return;begun=true;try{',
  'for(const href of preloads)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
];

/** Not once: what did not come on a line that broke is fetched at the next occasion. */
const occasions = [
  'for(const type of ["pointerdown","keydown","focusin","touchstart","online"])',
  'addEventListener(type,begin,{passive:true,capture:true});',
  'const paint=()=>"painted"in document.documentElement.dataset?setTimeout(begin,0):addEventListener("painted",begin,{once:true});',
  'document.readyState==="complete"?paint():addEventListener("load",paint,{once:true});',
];

/**
 * Links, `<details>` and popovers work before any script; another button does not, so the last click on one is done again
 * when the page is alive (`website/entry.client.tsx` says when).
 */
const keepClicks = `<script>{let clicked;const keep=({target})=>{const button=target.closest("button:not([popovertarget])");if(button)clicked=button};addEventListener("click",keep,true);addEventListener("alive",()=>{removeEventListener("click",keep,true);clicked?.isConnected&&clicked.click()},{once:true})}</script>`;
