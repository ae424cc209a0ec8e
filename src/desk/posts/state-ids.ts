/**
 * Ids of the states that a form has sent since its last answered save. A save may have succeeded although its answer
 * was lost, so the server accepts such an id as the base of the next save. Any other id is a change of somebody else.
 */
export function createStateIds() {
  let ids: readonly string[] = [];
  let lastEdits: number | undefined;
  /** The hidden field with the ids. */
  const input: { current: HTMLInputElement | null } = { current: null };
  const set = (next: readonly string[]): void => {
    ids = next;
    if (input.current) input.current.value = next.join(',');
  };
  return {
    input,
    /** Adds the id of the next save. Retries with the same number of edits reuse it. */
    add(edits?: number): void {
      if (edits !== undefined && edits === lastEdits) return;
      lastEdits = edits;
      set([...ids, crypto.randomUUID()]);
    },
    /** Call it after a save has returned. The last id stays, because the page may not have loaded it yet. */
    keepLast: () => set(ids.slice(-1)),
  };
}
