/** The words around the questions. Constants, as in `content/layout/labels.ts`: the first scripts contain them. */

/** What assistive technology adds to the number of questions in a category. */
export const questions = 'questions';

/** Over links to questions, on other pages. */
export const relatedQuestions = 'Related questions';
