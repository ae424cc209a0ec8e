import { useCaseTitles } from '#content/use-case/titles.ts';
import { createPageCheck } from '#contract/routes.ts';

/** Whether a path leads to a page of this site. */
export const isOwnPage = createPageCheck(useCaseTitles.map(({ slug }) => slug));

/** Whether an editor may link to a path of this site: a page, or where its files are. */
export function isOwnLink(href: string): boolean {
  return isOwnPage(href) || /^\/(?:forms|Content|repository|utility|media|feeds)\//.test(href);
}
