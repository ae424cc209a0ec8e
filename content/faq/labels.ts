/** The words around the questions. Constants, as in `content/layout/labels.ts`: the first scripts contain them. */

/** What assistive technology adds to the number of questions in a category. */
export const questions = 'questions';

/** Leads from the questions of a category on the home page to all of them. */
export const allQuestions = (count: number, category: string) => `All ${count} questions: ${category}`;

/** Under an answer about another organisation’s portal. */
export const reviewed = (day: string) => `Last reviewed on ${day}`;

/** Over links to questions, on other pages. */
export const relatedQuestions = 'Related questions';
