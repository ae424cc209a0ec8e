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
 * Preloads the modules when the page is loaded and painted and the browser is idle, without running them, and not where the
 * visitor saves data. They run, and hydrate the page, at the first intent to use what needs them: a pointer over, or the
 * focus on, a link or control that is not native; or an element with `data-hydrate`, such as a form, that comes into view.
 * Links, popovers, `<details>` and what has `data-native` work without hydration; the last click on another button is
 * repeated after it (`entry.client.tsx` dispatches `hydrated`).
 */
function startHydration({ preloads, manifest, routes, entry }: PageScripts): void {
  const control = 'a[href], button:not([popovertarget]), input, select, textarea';
  /** From the load event to the first request for a module. Milliseconds. */
  const quiet = 1_000;
  let isPreloaded = false;
  let isStarted = false;
  let lastClicked: HTMLElement | undefined;

  const whenIdle = (run: () => void): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, 200);
  };

  const preload = (): void => {
    if (isPreloaded) return;
    isPreloaded = true;
    for (const href of preloads) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' });
      document.head.append(link);
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

  /** The entry hydrates in slices. */
  const hydrateWhenIdle = (): void =>
    whenIdle(() => {
      document.documentElement.dataset.hydrate = 'idle';
      void hydrate();
    });

  const findControl = ({ target }: Event): HTMLElement | null => {
    const found = target instanceof Element ? target.closest<HTMLElement>(control) : null;
    return found?.closest('[data-native]') ? null : found;
  };

  const recordClick = (event: Event): void => {
    const found = findControl(event);
    if (!(found instanceof HTMLButtonElement)) return;
    lastClicked = found;
    // The browser would send the form and leave the page.
    if (found.form?.matches('[data-hydrate]')) event.preventDefault();
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

  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(type, (event) => findControl(event) && hydrate(), { passive: true, capture: true });
  }
  for (const type of ['online', 'offline']) addEventListener(type, hydrate);

  // The browser would open a file that is dropped on a tool in place of the page.
  const keepPage = (event: Event): void => {
    if (!(event.target instanceof Element && event.target.closest('[data-hydrate]'))) return;
    event.preventDefault();
    void hydrate();
  };
  for (const type of ['dragover', 'drop']) {
    addEventListener(type, keepPage, true);
    addEventListener('hydrated', () => removeEventListener(type, keepPage, true), { once: true });
  }

  const begin = (): void => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) preload();
    const tools = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) hydrateWhenIdle();
    });
    for (const tool of document.querySelectorAll('[data-hydrate]')) tools.observe(tool);
    // Scripts open the question that the address names.
    if (location.hash !== '') hydrateWhenIdle();
  };
  // After the first frames: in a tab in the background there is none yet.
  const beginWhenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle, quiet, begin));
  if (document.readyState === 'complete') beginWhenPainted();
  else addEventListener('load', beginWhenPainted, { once: true });
}
