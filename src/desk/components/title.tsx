import { frameWords } from '#content/desk/frame.ts';
import { site } from '#content/site.ts';

/** The heading and the document title of a page. */
export function Title({ page }: { page: string }) {
  return (
    <>
      <title>{frameWords.formatTitle(page, site.name)}</title>
      <h1>{page}</h1>
    </>
  );
}
