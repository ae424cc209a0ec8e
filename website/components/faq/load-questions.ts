import * as labels from '#content/faq/labels.ts';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './question-list.module.css';

/** A phone on a slow line needs long; a person waits no longer than this. */
const timeoutMilliseconds = 30_000;

/** Fetches the HTML of a list, or of a category by its slug (`pages/faq/questions.tsx`); rejects when it cannot be loaded. */
export async function fetchQuestions(list: string): Promise<CleanHtml> {
  const path = `/questions/${list}.html`;
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMilliseconds) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.text()) as CleanHtml;
}

/**
 * Loads the questions of each category in `list` that has them in a file (`data-questions`) when it is opened for the first
 * time, or is open already; until `signal` aborts. Works on the server's HTML alone.
 */
export function loadWhenOpened(list: Element, signal: AbortSignal): void {
  for (const category of list.querySelectorAll<HTMLDetailsElement>('details[open]')) void loadQuestions(category);
  const onToggle = ({ target }: Event): void => {
    if (target instanceof HTMLDetailsElement && target.open) void loadQuestions(target);
  };
  // It does not bubble.
  list.addEventListener('toggle', onToggle, { capture: true, signal });
}

/** Puts the questions in the place of the link to them, which stays until they are there. */
async function loadQuestions(category: HTMLDetailsElement): Promise<void> {
  const items = category.querySelector<HTMLElement>(':scope > [data-questions]');
  const link = items?.lastElementChild;
  const slug = items?.dataset.questions;
  if (!items || !link || !slug) return;
  // Not twice, also while they are on their way.
  delete items.dataset.questions;
  items.replaceChildren(createNote('status', labels.loading), link);
  try {
    const html = await fetchQuestions(slug);
    items.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  } catch (error) {
    console.error('The questions could not be loaded.', error);
    items.dataset.questions = slug;
    const again = Object.assign(document.createElement('button'), {
      type: 'button',
      className: buttons.small,
      textContent: labels.tryAgain,
      onclick: () => {
        // The button goes: the focus stays where the questions will be.
        category.querySelector('summary')?.focus();
        void loadQuestions(category);
      },
    });
    const note = createNote('alert', `${labels.failed} `);
    note.append(again);
    items.replaceChildren(note, link);
  }
}

function createNote(role: 'status' | 'alert', text: string): HTMLParagraphElement {
  return Object.assign(document.createElement('p'), { role, className: styles.all, textContent: text });
}
