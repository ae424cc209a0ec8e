import { frameWords } from '#content/desk/frame.ts';
import { site } from '#content/site.ts';

/** The document title of a page, and its heading: the same by default. */
export function Title({ page, heading = page }: { page: string; heading?: string }) {
  return (
    <>
      <title>{frameWords.formatTitle(page, site.name)}</title>
      <h1>{heading}</h1>
    </>
  );
}
