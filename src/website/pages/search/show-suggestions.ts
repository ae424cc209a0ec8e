import { copyStateToSections } from '#website/layout/links/hand-over.ts';

/**
 * Shows what resembles an address that does not exist, or a search without a match: the response of the server is the
 * same for all of them, so it has none.
 */
export function showSuggestions(): void {
  const list = document.querySelector<HTMLElement>('[data-suggestions]');
  const query = list?.dataset.suggestions === 'address' ? readAddress() : String(history.state?.query ?? '');
  if (!list || query === '') return;
  if (list.dataset.suggestions === 'query') copyStateToSections(history.state);
  const searched = document.querySelector<HTMLElement>('[data-searched]');
  if (searched) {
    searched.textContent = (searched.dataset.searched ?? '').replace('{query}', () => query);
    searched.hidden = false;
    for (const input of document.querySelectorAll<HTMLInputElement>('input[name=q]')) input.value ||= query;
  }
  const search = new URLSearchParams({ q: query, for: list.dataset.suggestions ?? '' });
  const load = async (): Promise<void> => {
    const response = await fetch(`/suggestions.html?${search}`);
    const html = response.ok ? await response.text() : '';
    const items = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('li');
    // Without any the page offers popular entries.
    if (items.length === 0) return;
    if (list.dataset.suggestions === 'address') list.append(...items);
    else list.replaceChildren(...items);
  };
  load().catch(() => {});
}

function readAddress(): string {
  return location.pathname.replaceAll(/[^\p{L}\p{N}%]+/gu, ' ').trim();
}
