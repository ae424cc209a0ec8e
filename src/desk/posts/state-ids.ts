/**
 * Ids of the states that a form has sent since its last answered save. A save may have succeeded although its answer was lost:
 * the server accepts such an id as the base of the next save. Any other id is a change of somebody else.
 */
export function createStateIds() {
  let ids: readonly string[] = [];
  let lastEdits: number | undefined;
  /** The field that sends them. */
  const input: { current: HTMLInputElement | null } = { current: null };
  const set = (next: readonly string[]): void => {
    ids = next;
    if (input.current) input.current.value = next.join(',');
  };
  return {
    input,
    /** Names the state that the next save creates: the same text, of as many edits, has one name however often it is sent. */
    add(edits?: number): void {
      if (edits !== undefined && edits === lastEdits) return;
      lastEdits = edits;
      set([...ids, crypto.randomUUID()]);
    },
    /** The last one was answered; the page may not know yet that it is the state now. */
    keepLast: () => set(ids.slice(-1)),
  };
}
