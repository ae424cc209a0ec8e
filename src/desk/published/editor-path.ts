/** The page on which an item is changed. The banner is replaced by its form. */
export function toEditorPath(kind: 'post' | 'notice' | 'advertisement', key: string): string {
  return kind === 'post' ? `/posts/${key}` : `/items/${kind}/${encodeURIComponent(key)}`;
}
