import * as labels from '#content/faq/labels.ts';
import { routes } from '#domain/site/routes.ts';
import { loadFinder } from '#website/layout/search/load-finder.ts';

/** The start of the addresses of questions in the search index. */
const start = `${routes.faq.path}#`;

/** Lists the questions that match the text of the field, as links to them on the page. */
export async function filterQuestions(filter: Element, input: HTMLInputElement): Promise<void> {
  const status = filter.querySelector('[role=status]');
  const list = filter.querySelector('ul');
  if (!status || !list) return;
  const text = input.value.trim();
  try {
    const { find } = await loadFinder('questions');
    // The text has changed since.
    if (input.value.trim() !== text) return;
    const found = find(text).flatMap(({ entries }) => entries);
    status.textContent = text === '' ? '' : labels.countQuestions(found.length);
    list.replaceChildren(...found.map(({ title, path }) => createItem(title, path.slice(start.length))));
  } catch (error) {
    console.error('The search index could not be loaded.', error);
    status.textContent = labels.filterFailed;
  }
}

function createItem(title: string, id: string): HTMLLIElement {
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('a'), { href: `#${id}`, textContent: title }));
  return item;
}
