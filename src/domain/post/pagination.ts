/** Up to this many pages all numbers are shown; with more, the first, the last and a window of three (R9.6). */
const showAllUpTo = 6;

/** The numbers to show for a page of `last` pages; a gap represents the omitted numbers. */
export function paginate(page: number, last: number): readonly (number | 'gap')[] {
  if (last <= showAllUpTo) return range(1, last);
  const start = Math.min(Math.max(page - 1, 1), last - 2);
  return [
    ...(start > 1 ? [1] : []),
    ...(start > 2 ? (['gap'] as const) : []),
    ...range(start, start + 2),
    ...(start + 2 < last - 1 ? (['gap'] as const) : []),
    ...(start + 2 < last ? [last] : []),
  ];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
