/**
 * The ids that a form gives to the states that its saves create, since the last save that was answered. One whose answer was lost
 * may be saved: the server accepts it as the base of the next, where it would take another id for a change of somebody else.
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
