import type { EntryContext } from 'react-router';
import { createInlineCall } from './inline-call.ts';

/** The scripts of a page, as the router's inline module script imports them. */
type PageScripts = {
  /** Everything that the entry and the routes import, directly or not. */
  readonly preloads: string[];
  readonly manifest: string;
  /** The modules of each matched route by its id; more than one where the router has split the route module. */
  readonly routes: { readonly [id: string]: readonly string[] };
  readonly entry: string;
};

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /(<script type="module" async="">)[^<]*(?=<\/script>)/;

/**
 * Defers hydration: reading a page needs no script. The router's HTML imports its modules while the page is parsed; here
 * its module script is emptied, its `modulepreload` links are removed, and the head calls `startHydration`.
 * Throws when the HTML does not have the form that the router's `<Scripts>` renders.
 */
export function deferHydration(html: string, { manifest, staticHandlerContext: { matches } }: EntryContext): string {
  const preloads = [...html.matchAll(preloadLink)].flatMap(([, href]) => href ?? []);
  if (preloads.length === 0 || !moduleScript.test(html) || !html.includes('</head>')) {
    throw new Error('website/defer-hydration.ts does not know the scripts in the HTML of this React Router');
  }
  const routes = matches.map(({ route: { id } }) => [id, listModules(manifest.routes[id])]);
  const scripts = {
    preloads,
    manifest: manifest.url,
    routes: Object.fromEntries(routes),
    entry: manifest.entry.module,
  };
  const call = `<script>${createInlineCall(startHydration, scripts)}</script></head>`;
  return html
    .replaceAll(preloadLink, '')
    .replace(moduleScript, '$1')
    .replace('</head>', () => call);
}

/** The modules of a route, in the order in which the router merges them. */
function listModules(route: EntryContext['manifest']['routes'][string]): readonly string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route ?? {};
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (path) => path !== undefined,
  );
}

/**
 * Preloads the modules when the page is loaded and the browser is idle, without running them. They run, and hydrate the page,
 * at the first sign of a visitor: when idle after a scroll, a move, a touch or a key (with `Save-Data`: not); at once when a
 * control is hovered or focused, for an address with a fragment, for a page with `data-hydrate`, and when a form has a draft.
 *
 * Until then links, native controls, popovers, `<details>` and what has `data-native` work by themselves. Clicks on other
 * buttons, and on links with `data-hold`, which open a dialog or `/details`, are held and repeated after hydration.
 */
function startHydration({ preloads, manifest, routes, entry }: PageScripts): void {
  const control = 'a[href], button:not([popovertarget]), input, select, textarea';
  /** From the load event to the preloads, and from a click on a link until it is followed. Milliseconds. */
  const [quiet, patience] = [1_000, 1_000];
  const { dataset } = document.documentElement;
  const address = location.pathname + location.search;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  /** The fields that were changed, in order, and whether they are checked. */
  const changed = new Map<HTMLInputElement, boolean>();
  const held = new Set<HTMLElement>();
  const hydrated = new AbortController();
  let isStarted = false;

  const on = (types: string, listen: (event: Event) => void): void => {
    const options = { capture: true, signal: hydrated.signal };
    for (const type of types.split(' ')) addEventListener(type, listen, options);
  };
  const parsed = new Promise((resolve) => on('DOMContentLoaded', resolve));

  const preload = (): void => {
    for (const href of preloads.splice(0)) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' });
      document.head.append(link);
    }
  };
  const load = (path: string): Promise<object> => import(/* @vite-ignore */ path);

  const hydrate = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    preload();
    try {
      await parsed;
      const modules = Object.entries(routes).map(async ([id, paths]) => {
        return [id, Object.assign({}, ...(await Promise.all(paths.map(load))))] as const;
      });
      await load(manifest);
      Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)) });
      await load(entry);
    } catch (error) {
      // The connection failed: the next event tries again.
      isStarted = false;
      console.error(error);
    }
  };

  /** The entry hydrates in one piece. */
  const hydrateNow = (): void => {
    dataset.waiting = '';
    void hydrate();
  };

  const find = <Found extends Element>({ target }: Event, selector: string): Found | null => {
    const found = target instanceof Element ? target.closest<Found>(selector) : null;
    return found?.closest('[data-native]') ? null : found;
  };

  /** A link that cannot be repeated soon goes to its address, and a form with an action is sent there. */
  const hold = (event: Event, element: HTMLAnchorElement | HTMLButtonElement | HTMLFormElement): void => {
    event.preventDefault();
    event.stopPropagation();
    held.add(element);
    dataset.held = '';
    hydrateNow();
    setTimeout(() => {
      if (!held.has(element)) return;
      if ('href' in element) location.assign(element.href);
      else if (element.form?.hasAttribute('action')) element.form.submit();
    }, patience);
  };

  on('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    const found = find<HTMLButtonElement>(event, 'a[data-hold], button:not([popovertarget])');
    if (found && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)) hold(event, found);
  });
  // The browser ignores Enter in a form whose button is disabled; a hydrated one says what is missing.
  on('keydown', (event) => {
    const { form } = find<HTMLInputElement>(event, 'input') ?? {};
    if ((event as KeyboardEvent).key === 'Enter' && form?.querySelector('[type=submit]:disabled')) hold(event, form);
  });
  on('input', (event) => {
    const field = find<HTMLInputElement>(event, 'input, select, textarea');
    if (!field) return;
    changed.delete(field);
    changed.set(field, field.checked);
    const send = field.form?.querySelector<HTMLButtonElement>('[type=submit]');
    if (field.name === 'terms' && send) send.disabled = !field.checked;
  });
  // The browser would open a dropped file in place of the page.
  on('dragover drop', (event) => {
    const input = find(event, 'fieldset')?.querySelector<HTMLInputElement>('[type=file]');
    if (!input) return;
    event.preventDefault();
    hydrateNow();
    if (event.type === 'dragover') return;
    input.files = (event as DragEvent).dataTransfer?.files ?? null;
    changed.set(input, false);
  });
  // The document is of another address, which only the router could render.
  on('popstate', (event) => {
    if (location.pathname + location.search === address) return;
    event.stopImmediatePropagation();
    dataset.leaving = '';
    location.reload();
  });
  on('pagehide', () => held.clear());
  on('hydrated', () => {
    hydrated.abort();
    delete dataset.held;
    for (const [field, checked] of changed) {
      // React compares with the last state that a script has set.
      if (/checkbox|radio/.test(field.type)) field.checked = !checked;
      const types = ['input', 'change', 'focusout'].slice(0, field === document.activeElement ? 2 : 3);
      if (/checkbox|radio/.test(field.type)) field.click();
      else for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    // After React has rendered the changes.
    for (const element of held) {
      setTimeout(() => (element instanceof HTMLFormElement ? element.requestSubmit() : element.click()));
    }
    held.clear();
  });

  on('pointerover pointerdown focusin', (event) => find(event, control) && hydrateNow());
  on('online offline', hydrateNow);
  if (!connection?.saveData) {
    on('scroll pointermove touchstart keydown focusin', () => whenIdle(hydrate));
    // After the first frames: in a tab in the background there is none yet.
    on('load', () => requestAnimationFrame(() => setTimeout(whenIdle, quiet, preload)));
  }
  const hasDraft = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith('draft:'));
  parsed
    .then(() => (location.hash !== '' || document.querySelector('[data-hydrate]') || hasDraft()) && hydrateNow())
    // The storage is blocked: there is no draft.
    .catch(() => undefined);
}
