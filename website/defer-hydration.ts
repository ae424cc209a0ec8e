import { createInlineCall } from './inline-call.ts';

/** Repeats what was done before hydration: fields that were changed, in order, with whether they are checked; and clicks. */
export type RepeatInput = (
  changed: ReadonlyMap<HTMLInputElement, boolean>,
  held: ReadonlySet<HTMLElement>,
) => Promise<void>;

const deferred = 'deferred';
const preloadLink = /<link rel="modulepreload" (href="[^"]+")\/>/g;
const moduleScript = '<script type="module" async="">';

/**
 * Defers hydration: reading a page needs no script. The router's HTML imports its modules while the page is parsed; here
 * its module script and its preloads wait at the end of the body for `startHydration`, which follows the content.
 * Throws when the HTML does not have the form that the router's `<Scripts>` renders.
 */
export function deferHydration(html: string): string {
  const links = [...html.matchAll(preloadLink)].map(([, href]) => `<link rel="${deferred}" ${href}>`).join('');
  if (links === '' || !html.includes(moduleScript)) {
    throw new Error('website/defer-hydration.ts does not know the scripts in the HTML of this React Router');
  }
  return html
    .replaceAll(preloadLink, '')
    .replace(placeOfScript(html), (tag) => {
      const script = `<script>${createInlineCall(startHydration, deferred)}</script>`;
      return tag === '<main ' ? script + tag : tag + script;
    })
    .replace(moduleScript, `${links}<script type="${deferred}">`);
}

/**
 * Before the content, so that no click on a slow line precedes the script; on home after it, whose hero fills the first flight of a
 * connection.
 */
function placeOfScript(html: string): string {
  return html.includes('<section id="hero"') ? '</main>' : '<main ';
}

/**
 * Preloads the modules when the browser is idle. They run, and hydrate the page, at the first sign of a visitor: when idle
 * after a scroll, a move, a touch or a key (with `Save-Data`: not); at once on intent to use a control, for an address with a
 * fragment, for a page with `data-hydrate`, and for the draft of a form. Until then native controls, links and what has
 * `data-native` work by themselves; clicks on other buttons, and on links with `data-hold`, are repeated after hydration.
 */
function startHydration(deferred: string): void {
  /** From the load event to the preloads, and from a click on a link until it is followed. Milliseconds. */
  const [quiet, patience] = [1_000, 1_000];
  const { dataset } = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Back may have changed the location already; a name may be that of before a redirect.
  const address = navigation?.redirectCount === 0 ? new URL(navigation.name) : { ...location };
  const fields = 'input, select, textarea';
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const [changed, held] = [new Map<HTMLInputElement, boolean>(), new Set<HTMLElement>()];
  const hydrated = new AbortController();
  let isStarted = false;
  const on = (types: string, listen: (event: Event) => void): void => {
    for (const type of types.split(' ')) addEventListener(type, listen, { capture: true, signal: hydrated.signal });
  };
  const parsed = new Promise((resolve) => on('DOMContentLoaded', resolve));
  const preload = (): void => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${deferred}]`)) {
      Object.assign(link, { fetchPriority: 'low', rel: 'modulepreload' });
    }
  };
  /** In slices, unless the visitor waits. */
  const hydrate = async (isAwaited: boolean): Promise<void> => {
    if (isAwaited) dataset.waiting = '';
    if (isStarted) return;
    isStarted = true;
    await parsed;
    preload();
    const script = Object.assign(document.createElement('script'), { type: 'module' });
    script.textContent = document.querySelector(`script[type=${deferred}]`)?.textContent ?? '';
    script.onerror = () => (isStarted = false); // The connection failed: the next event tries again.
    document.head.append(script);
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
    void hydrate(true);
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
    const field = find<HTMLInputElement>(event, fields);
    if (!field) return;
    changed.delete(field);
    changed.set(field, field.checked);
    // A click on the icon of the search was not about what is typed after it.
    for (const element of held) if (element.closest('search')?.contains(field)) held.delete(element);
    void hydrate(true);
    const send = field.form?.querySelector<HTMLButtonElement>('[type=submit]');
    if (field.name === 'terms' && send) send.disabled = !field.checked;
  });
  // The browser would open a dropped file in place of the page.
  on('dragover drop', (event) => {
    const input = find(event, 'fieldset')?.querySelector<HTMLInputElement>('[type=file]');
    if (!input) return;
    event.preventDefault();
    void hydrate(true);
    if (event.type === 'dragover') return;
    input.files = (event as DragEvent).dataTransfer?.files ?? null;
    changed.set(input, false);
  });
  // The document is of another address, which only the router could render.
  const followAddress = (event?: Event): void => {
    if (location.pathname === address.pathname && location.search === address.search) return;
    event?.stopImmediatePropagation();
    dataset.leaving = '';
    location.reload();
  };
  on('popstate', followAddress);
  on('pagehide', () => held.clear());
  on('hydrated', (event) => {
    hydrated.abort();
    void (event as CustomEvent<RepeatInput>).detail(changed, held);
    held.clear();
  });
  on('pointerover pointerdown focusin', (event) => {
    if (find(event, `a[href], button:not([popovertarget]), ${fields}`)) void hydrate(true);
  });
  on('online offline', () => void hydrate(true));
  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    // A pointer that rests over a new page moves by no distance, and the advertisement takes the focus by itself.
    on('scroll mousemove touchstart keydown', (event) => {
      const { movementX = 1, movementY } = event as MouseEvent;
      if (movementX || movementY) whenIdle(() => void hydrate(false));
    });
    on('focusin', ({ target }) => {
      if (!(target as Element).closest('dialog')) whenIdle(() => void hydrate(false));
    });
    // Pictures have loaded before. After the first frames: in a tab in the background there is none yet.
    const preloadLater = () => setTimeout(whenIdle, quiet, preload);
    on('load', ({ target }) => target === document && requestAnimationFrame(preloadLater));
  }
  followAddress();
  on('DOMContentLoaded', () => {
    // What was typed and chosen before this script; after a reload, the browser did it. A box without a value has “on”.
    for (const field of document.querySelectorAll<HTMLInputElement & HTMLSelectElement>(fields)) {
      const { selectedOptions: [option] = [], checked, defaultChecked, value, defaultValue = value } = field;
      const isTicked = checked !== defaultChecked;
      const isChanged = isTicked || (value !== defaultValue && value !== 'on') || option?.defaultSelected === false;
      if (isChanged && navigation?.type === 'navigate') field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (location.hash || document.querySelector('[data-hydrate]')) void hydrate(true);
    try {
      if (Object.keys(sessionStorage).some((key) => key.startsWith('draft:'))) void hydrate(true);
    } catch {
      // The storage is blocked: there is no draft.
    }
  });
}
