/** Filters the questions of the FAQ page; the code is loaded with the first letter. */
export function watchFilter(): void {
  const filter = document.querySelector('[data-question-filter]');
  const input = filter?.querySelector('input');
  if (!filter || !input) return;
  const run = (): void => {
    import('./filter-questions.ts').then(({ filterQuestions }) => filterQuestions(filter, input), console.error);
  };
  input.addEventListener('input', run);
  // A text from before a reload.
  if (input.value !== '') run();
}
