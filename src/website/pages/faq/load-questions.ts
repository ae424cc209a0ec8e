import * as labels from '#content/faq/labels.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './question-list.module.css';

/** A phone on a slow line needs long; a person waits no longer than this. */
const timeoutMilliseconds = 30_000;

/**
 * Loads the questions of a category that has them in a file (`data-questions`), once, and puts them in the place of the
 * link to them, which stays until they are there. Works on the server's HTML alone.
 */
export async function loadQuestions(category: Element): Promise<void> {
  const items = category.querySelector<HTMLElement>(':scope > [data-questions]');
  const link = items?.lastElementChild;
  const slug = items?.dataset.questions;
  if (!items || !link || !slug) return;
  // Not twice, also while they are on their way.
  delete items.dataset.questions;
  items.replaceChildren(createNote('status', labels.loading), link);
  try {
    const path = `/questions/${slug}.html`;
    const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMilliseconds) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const html = await response.text();
    // The link may have the focus, and goes.
    const hadFocus = items.contains(document.activeElement);
    items.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    if (hadFocus) items.querySelector('summary')?.focus();
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
    const note = createNote('alert', labels.failed);
    note.append(again);
    items.replaceChildren(note, link);
  }
}

function createNote(role: 'status' | 'alert', text: string): HTMLParagraphElement {
  return Object.assign(document.createElement('p'), { role, className: styles.note, textContent: text });
}
