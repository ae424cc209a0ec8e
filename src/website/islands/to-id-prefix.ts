/** The start of the ids in an island. The server and the browser give React the same, or it would render again. */
export function toIdPrefix(name: string): string {
  return `${name}-`;
}
