/** The states of an item, in the order of the list: what visitors see, what they will see, and what they do not. */
export const itemStates = ['live', 'scheduled', 'draft', 'withdrawn'] as const;
export type ItemState = (typeof itemStates)[number];

/** The state of an item by what is stored of it; one that was never published is a draft or scheduled. */
export function findItemState(item: { isActive: boolean; isPublished: boolean; startsAt: string }): ItemState {
  if (item.isActive) return 'live';
  if (item.startsAt !== '') return 'scheduled';
  return item.isPublished ? 'withdrawn' : 'draft';
}
