import { createInlineCall } from './inline-call.ts';

/** The scripts of a page, as the router's inline module script imports them. */
export type PageScripts = {
  /** Everything that the entry and the routes import, directly or not. */
  readonly preloads: readonly string[];
  readonly manifest: string;
  /** The modules of each matched route by its id; more than one where the router has split the route module. */
  readonly routes: { readonly [id: string]: readonly string[] };
  readonly entry: string;
};

/**
 * Defers hydration: reading a page needs no script. The router's HTML imports its modules while the page is parsed; here
 * its module script is replaced by a call of `startHydration`, and its `modulepreload` links are removed.
 * Throws when the HTML does not have the form that the router's `<Scripts>` renders.
 */
export function deferHydration(html: string): string {
  const { script, scripts } = readPageScripts(html);
  const call = `<script type="module">${createInlineCall(startHydration, scripts)}</script>`;
  return html.replaceAll(preloadLink, '').replace(script, () => call);
}

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /^import (?:\* as (\w+) from )?"([^"]+)";$/;
const mergedRoute = /^const (\w+) = \{((?:\.\.\.\w+,?)+)\};$/;
const registration = /^window\.__reactRouterRouteModules = \{(.*)\};$/;
const entryImport = /^import\("([^"]+)"\);$/;

/** Parses the script line by line, so that a line of an unknown form is an error and not ignored. */
function readPageScripts(html: string): { readonly script: string; readonly scripts: PageScripts } {
  const [script, source] = moduleScript.exec(html) ?? [];
  if (script === undefined || source === undefined) throw new UnknownScriptError('there is no module script');
  const lines = source.split('\n').flatMap((line) => line.trim() || []);
  const paths = new Map<string, readonly string[]>();
  const routes: { [id: string]: readonly string[] } = {};
  let manifest: string | undefined;
  let entry: string | undefined;
  for (const line of lines) {
    const [, name, path] = staticImport.exec(line) ?? [];
    const [, merged, parts] = mergedRoute.exec(line) ?? [];
    const [, modules] = registration.exec(line) ?? [];
    const [, entryPath] = entryImport.exec(line) ?? [];
    if (path !== undefined && name !== undefined) paths.set(name, [path]);
    else if (path !== undefined) manifest = path;
    else if (merged !== undefined) {
      paths.set(
        merged,
        [...(parts ?? '').matchAll(/\w+/g)].flatMap(([part]) => paths.get(part) ?? []),
      );
    } else if (modules !== undefined) {
      for (const [, id = '', module = ''] of modules.matchAll(/"([^"]+)":(\w+)/g)) routes[id] = paths.get(module) ?? [];
    } else if (entryPath !== undefined) entry = entryPath;
    else throw new UnknownScriptError(`this line is unknown: ${line}`);
  }
  const isComplete = Object.keys(routes).length > 0 && Object.values(routes).every(({ length }) => length > 0);
  if (manifest === undefined || entry === undefined || !isComplete) {
    throw new UnknownScriptError('manifest, route modules or entry are missing');
  }
  const preloads = [...html.matchAll(preloadLink)].flatMap(([, href]) => href ?? []);
  if (preloads.length === 0) throw new UnknownScriptError('there is no modulepreload link');
  return { script, scripts: { preloads, manifest, routes, entry } };
}

class UnknownScriptError extends Error {
  constructor(detail: string) {
    super(`website/defer-hydration.ts does not know the scripts in the HTML of this React Router: ${detail}`);
  }
}

/**
 * Loads the modules and hydrates: when the page is loaded and painted (`first-paint.ts`), or at the first intent of the
 * visitor, whichever is first. Links, `<details>` and popovers work before that; the last click on another button is
 * repeated after hydration (`entry.client.tsx` dispatches `hydrated`).
 */
function startHydration({ preloads, manifest, routes, entry }: PageScripts): void {
  let isStarted = false;
  let lastClicked: HTMLElement | undefined;

  // All at once, as the browser would have loaded the router's own links.
  const preload = (): void => {
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };

  const load = (path: string): Promise<object> => import(/* @vite-ignore */ path);

  const loadRoute = async ([id, paths]: [string, readonly string[]]): Promise<[string, object]> => {
    return [id, Object.assign({}, ...(await Promise.all(paths.map(load))))];
  };

  const hydrate = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    try {
      preload();
      const [modules] = await Promise.all([Promise.all(Object.entries(routes).map(loadRoute)), load(manifest)]);
      Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) });
      await load(entry);
    } catch (error) {
      // The connection failed: the next event tries again.
      isStarted = false;
      console.error(error);
    }
  };

  const recordClick = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLElement>('button:not([popovertarget])');
    if (button) lastClicked = button;
  };
  addEventListener('click', recordClick, true);
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('click', recordClick, true);
      if (lastClicked?.isConnected) lastClicked.click();
    },
    { once: true },
  );

  for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart', 'online']) {
    addEventListener(type, hydrate, { passive: true, capture: true });
  }
  const hydrateWhenPainted = (): void => {
    if ('painted' in document.documentElement.dataset) setTimeout(hydrate, 0);
    else addEventListener('painted', hydrate, { once: true });
  };
  if (document.readyState === 'complete') hydrateWhenPainted();
  else addEventListener('load', hydrateWhenPainted, { once: true });
}
