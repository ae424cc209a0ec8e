/** Puts text on the clipboard; `false` where the browser has none for this page or refuses. */
export async function copyText(text: string): Promise<boolean> {
  // Only secure origins have a clipboard, whatever the types say.
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
