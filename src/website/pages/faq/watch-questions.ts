/**
 * Keeps the heading of a category where it was clicked: its opening closes another one, perhaps above it. Browsers do not
 * anchor the scroll position there, because their anchor is within the category that is hidden.
 */
export function holdOpenedCategory(): void {
  addEventListener('click', ({ target }) => {
    const heading = target instanceof Element ? target.closest('details[name] > summary') : null;
    if (!heading) return;
    const { top } = heading.getBoundingClientRect();
    requestAnimationFrame(() => scrollBy({ top: heading.getBoundingClientRect().top - top, behavior: 'instant' }));
  });
}

/** A category that is open and has its questions in a file. */
const openCategory = 'details[open]:has(> [data-questions])';

/** Loads the questions of each category that is opened, or is open already. */
export function loadOpenedQuestions(): void {
  const load = (): void => {
    for (const category of document.querySelectorAll(openCategory)) {
      // The link to the questions stays where the chunk cannot be loaded.
      import('./load-questions.ts').then(({ loadQuestions }) => loadQuestions(category), console.error);
    }
  };
  load();
  // It does not bubble.
  addEventListener('toggle', load, true);
}
