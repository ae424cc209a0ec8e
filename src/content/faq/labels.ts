/** The words around the questions. Constants, as in `content/layout/labels.ts`. */

/** What assistive technology adds to the number of questions in a category. */
export const questions = 'questions';

/** In a category of the home page, until its questions are there: leads to them on the FAQ page. */
export const allQuestions = (count: number, category: string) => `All ${count} questions: ${category}`;

/** In an opened category of the home page. */
export const loading = 'Loading...';
export const failed = 'These questions could not be loaded.';
export const tryAgain = 'Try again';

/** Under an answer about another organisation’s portal. */
export const reviewed = (day: string) => `Last reviewed on ${day}`;

/** Over links to questions, on other pages. */
export const relatedQuestions = 'Related questions';

/** The field that finds questions on the FAQ page: its name, and the hint above it. */
export const findQuestion = 'Find a question';
export const findQuestionHint = 'Type a word, such as “token” or “renew”.';
/** Announced while there is a text. */
export const countQuestions = (count: number): string =>
  count === 0 ? 'No question matches. Try another word.' : `${count} ${count === 1 ? 'question' : 'questions'}`;
export const filterFailed = 'The questions could not be searched. Check your connection, and type again.';
