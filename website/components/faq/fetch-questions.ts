import type { CleanHtml } from '#domain/html/clean-html.ts';

const remembered = new Map<string, CleanHtml>();

/** Keeps what stands on a page, so that it is not fetched again on the way back. */
export function rememberQuestions(path: string, list: Element | null): void {
  if (list && !remembered.has(path)) remembered.set(path, list.innerHTML as CleanHtml);
}

/** The questions of a page, out of the page itself: they travel as HTML and in no other way (R13.5). Rejects without it. */
export async function fetchQuestions(path: string): Promise<CleanHtml> {
  const known = remembered.get(path);
  if (known !== undefined) return known;
  const answer = await fetch(path);
  // Its styles would be judged by this page's policy, and are here already.
  const html = (await answer.text()).replace(/<style>[\s\S]*?<\/style>/, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const list = page.querySelector('[data-questions]');
  if (!answer.ok || !list) throw new Error(`${path} came without its questions (${answer.status})`);
  rememberQuestions(path, list);
  return list.innerHTML as CleanHtml;
}
