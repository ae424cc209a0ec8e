import type { ClipboardEvent, DragEvent } from 'react';

/** Chooses a picture that is dropped or pasted, and asks for its description. */
export function choosePicture(
  form: HTMLFormElement | null,
  event: DragEvent | ClipboardEvent,
  files: FileList | undefined,
): void {
  const [picture] = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
  const [file, alt] = ['file', 'alt'].map((name) => form?.elements.namedItem(name));
  if (!picture || !(file instanceof HTMLInputElement) || !(alt instanceof HTMLInputElement)) return;
  event.preventDefault();
  const chosen = new DataTransfer();
  chosen.items.add(picture);
  file.files = chosen.files;
  const details = file.closest('details');
  if (details) details.open = true;
  alt.focus();
}
