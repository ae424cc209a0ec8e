import { listClickedIslands } from './queued-clicks.ts';

const waiting = '[data-island]:not([data-hydrated])';

/** Hydrates islands on intent, and at once those that show nothing without a script or that restore a draft. */
export function watchIslands(): void {
  const started = new Map<HTMLElement, Promise<void>>();
  const hydrate = (island: HTMLElement): Promise<void> => {
    const load = async (): Promise<void> => {
      try {
        const { hydrateIsland } = await import('./hydrate-island.tsx');
        await hydrateIsland(island);
        findFailure(island)?.remove();
      } catch (error) {
        console.error('A part of the page could not be loaded.', error);
        started.delete(island);
        if (listClickedIslands().includes(island) || isFilledIn(island)) showFailure(island);
        void reloadAfterRelease();
      }
    };
    const hydrated = started.get(island) ?? load();
    started.set(island, hydrated);
    return hydrated;
  };
  const onIntent = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    // The button of a popover need not be in its island.
    const popover = target.closest<HTMLButtonElement>('[popovertarget]')?.popoverTargetElement;
    const island = (popover ?? target).closest<HTMLElement>(waiting);
    if (island) void hydrate(island);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'input', 'dragover', 'drop']) {
    addEventListener(type, onIntent, { capture: true, passive: true });
  }
  const hydrateClicked = async (): Promise<void> => {
    const islands = listClickedIslands();
    if (islands.length === 0) return;
    // Shows the progress bar.
    document.documentElement.dataset.waiting = '';
    await Promise.all(islands.map(hydrate));
    delete document.documentElement.dataset.waiting;
  };
  addEventListener('click-queued', () => void hydrateClicked());
  void hydrateClicked();
  const isDrafted = hasDraft();
  for (const island of document.querySelectorAll<HTMLElement>(waiting)) {
    const { eager, draft } = island.dataset;
    const hasEntry = island.contains(document.activeElement) || isFilledIn(island);
    if (eager !== undefined || hasEntry || (isDrafted && draft !== undefined)) void hydrate(island);
  }
}

/** After a click or an entry in a failed island: shows the template `#failed-widget` below it. */
function showFailure(island: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#failed-widget');
  findFailure(island)?.remove();
  if (!template) return;
  island.after(template.content.cloneNode(true));
  const [reload] = findFailure(island)?.getElementsByTagName('a') ?? [];
  if (reload) reload.href = location.href;
}

function findFailure(island: HTMLElement): Element | null {
  const next = island.nextElementSibling;
  return next?.hasAttribute('data-failed') ? next : null;
}

/** Whether a field was edited before this script, or filled in by the browser after a reload. */
function isFilledIn(island: HTMLElement): boolean {
  return [...island.querySelectorAll<HTMLInputElement>('input, textarea')].some((field) =>
    /^(?:checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}

function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('draft:'));
  } catch {
    // Storage is blocked: there is no draft.
    return false;
  }
}

/**
 * After a release the former chunks are gone, and the new page has the right addresses. Does not reload while the page
 * cannot be fetched, or is still the same.
 */
async function reloadAfterRelease(): Promise<void> {
  // This module is in the entry script.
  const entry = new URL(import.meta.url).pathname;
  try {
    const response = await fetch(location.href);
    if (response.ok && !(await response.text()).includes(entry)) location.reload();
  } catch {
    // The connection failed: the next intent tries again.
  }
}
