import type { CleanHtml } from '#domain/html/clean-html.ts';

/** Fetches the HTML of a list, or of a category by its slug (`pages/faq/questions.tsx`); rejects when it cannot be loaded. */
export async function fetchQuestions(list: string, options?: RequestInit): Promise<CleanHtml> {
  const path = `/questions/${list}.html`;
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.text()) as CleanHtml;
}
