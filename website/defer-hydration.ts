import type { EntryContext } from 'react-router';
import { createInlineCall } from './inline-call.ts';

/** The scripts of a page, as the router's inline module script imports them. */
type PageScripts = {
  /** Everything that the entry and the routes import, directly or not. */
  readonly preloads: readonly string[];
  readonly manifest: string;
  /** The modules of each matched route by its id; more than one where the router has split the route module. */
  readonly routes: { readonly [id: string]: readonly string[] };
  readonly entry: string;
};

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const [scriptStart, scriptEnd] = ['<script type="module" async="">', '</script>'];

/**
 * Defers hydration: reading a page needs no script. The router's HTML imports its modules while the page is parsed; here
 * its module script is replaced by a call of `startHydration`, and its `modulepreload` links are removed.
 * Throws when the HTML does not have the form that the router's `<Scripts>` renders.
 */
export function deferHydration(html: string, { manifest, staticHandlerContext: { matches } }: EntryContext): string {
  const preloads = [...html.matchAll(preloadLink)].flatMap(([, href]) => href ?? []);
  const linkless = html.replaceAll(preloadLink, '');
  const start = linkless.indexOf(scriptStart);
  const end = linkless.indexOf(scriptEnd, start);
  if (preloads.length === 0 || start < 0 || end < 0) {
    throw new Error('website/defer-hydration.ts does not know the scripts in the HTML of this React Router');
  }
  const routes = matches.map(({ route: { id } }) => [id, listModules(manifest.routes[id])]);
  const scripts = {
    preloads,
    manifest: manifest.url,
    routes: Object.fromEntries(routes),
    entry: manifest.entry.module,
  };
  const call = `<script type="module">${createInlineCall(startHydration, scripts)}</script>`;
  return linkless.slice(0, start) + call + linkless.slice(end + scriptEnd.length);
}

/** The modules of a route, in the order in which the router merges them. */
function listModules(route: EntryContext['manifest']['routes'][string]): readonly string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route ?? {};
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (path) => path !== undefined,
  );
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
