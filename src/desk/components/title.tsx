import { frameWords } from '#content/desk/frame.ts';
import { site } from '#content/site.ts';

/** The heading of a page, which is also its title in the browser. */
export function Title({ page }: { page: string }) {
  return (
    <>
      <title>{frameWords.formatTitle(page, site.name)}</title>
      <h1>{page}</h1>
    </>
  );
}
