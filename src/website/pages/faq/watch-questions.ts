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
