/** Copies text to the clipboard; `false` when the browser has none for this page or refuses. */
export async function copyText(text: string): Promise<boolean> {
  // Undefined on insecure origins, although the type says otherwise.
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
