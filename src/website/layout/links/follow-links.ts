import type { DialogName } from '#domain/layout/navigation.ts';
import { isPlainClick } from '#website/components/link/plain-click.ts';
import { openTopic } from './open-topic.ts';

/** How long a visitor waits for a dialog before the link is followed instead, in milliseconds. */
const dialogTimeoutMs = 1_000;

/** Each is one chunk with its content, so that both are loaded at once. */
const dialogs: { readonly [name in DialogName]: () => Promise<{ readonly show: () => void }> } = {
  partner: () => import('#website/layout/dialogs/partner-dialog.tsx'),
  prices: () => import('#website/layout/dialogs/price-dialog.tsx'),
};

/** The addresses of the links that are being opened. */
const opening = new Set<string>();

const openers = 'a:is([data-dialog], [data-topic], [data-notice])';

/** Follows links that open something over the page (R2.15, R2.16, R2.34, R2.45), and closes the menu around a link. */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const link = findLink(event);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    if (link.dataset.job) fillDesignation(link.dataset.job);
    if (!link.matches(openers)) return;
    event.preventDefault();
    // A second press while it is loading would open it twice.
    if (!opening.has(link.href)) void open(link);
  });
  const preload = (event: Event): void => {
    const name = findLink(event)?.dataset.dialog;
    // The click loads it again after a failure.
    if (name) dialogs[name as DialogName]().catch(() => {});
  };
  addEventListener('pointerover', preload);
  addEventListener('focusin', preload);
}

/** “Apply” of a job: the form below gets its title as if the visitor had typed it. */
function fillDesignation(title: string): void {
  const control = document.querySelector<HTMLInputElement>('input[name="post"]');
  if (!control) return;
  control.value = title;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Opens the dialog, topic or notice of a link; on failure loads the page of the link. */
async function open(link: HTMLAnchorElement): Promise<void> {
  const { dialog, topic, notice } = link.dataset;
  const { dataset } = document.documentElement;
  dataset.waiting = '';
  opening.add(link.href);
  try {
    if (dialog) await openDialog(dialog as DialogName, link);
    else if (topic) await openTopic(topic);
    else if (notice) await (await import('#website/layout/updates/open-notice.tsx')).openNotice(Number(notice), link);
  } catch (error) {
    console.error('What a link opens could not be loaded.', error);
    // As for a file of a notice that cannot be loaded: logged, not shown (R8.9).
    if (notice === undefined) location.assign(link.href);
  } finally {
    opening.delete(link.href);
    delete dataset.waiting;
  }
}

async function openDialog(name: DialogName, link: HTMLAnchorElement): Promise<void> {
  let isLate = false;
  const follow = (): void => {
    isLate = true;
    location.assign(link.href);
  };
  const timer = setTimeout(follow, dialogTimeoutMs);
  try {
    const dialog = await dialogs[name]();
    if (!isLate) dialog.show();
  } finally {
    clearTimeout(timer);
  }
}
