import { postLimits } from '#domain/post/post.ts';

/** A place in the list of posts. */
export type ListPlace = { readonly page: number; readonly size: number };

const [defaultSize] = postLimits.pageSizes;

/** The place that an address names; what it does not name well is the first page of ten. */
export function readListPlace(search: URLSearchParams): ListPlace {
  const page = Number(search.get('page') ?? 1);
  const size = postLimits.pageSizes.find((known) => String(known) === search.get('size')) ?? defaultSize;
  return { page: Number.isSafeInteger(page) && page >= 1 && page < 1_000_000 ? page : 1, size };
}

/** The one address of a place. */
export function findListPath({ page, size }: ListPlace): string {
  const search = new URLSearchParams();
  if (page > 1) search.set('page', String(page));
  if (size !== defaultSize) search.set('size', String(size));
  const query = search.toString();
  return query === '' ? '/Home/Blogs' : `/Home/Blogs?${query}`;
}
