/** The path of the editor of an item. The banner has none: its form replaces it. */
export function toEditorPath(kind: 'post' | 'notice' | 'advertisement', key: string): string {
  return kind === 'post' ? `/posts/${key}` : `/items/${kind}/${encodeURIComponent(key)}`;
}
