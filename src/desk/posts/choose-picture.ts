import type { ClipboardEvent, DragEvent } from 'react';

/** Puts a dropped or pasted picture into the file field, and focuses its description. */
export function choosePicture(
  form: HTMLFormElement | null,
  event: DragEvent | ClipboardEvent,
  files: FileList | undefined,
): void {
  const [picture] = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
  const file = form?.elements.namedItem('file');
  const alt = form?.elements.namedItem('alt');
  if (!picture || !(file instanceof HTMLInputElement) || !(alt instanceof HTMLInputElement)) return;
  event.preventDefault();
  const chosen = new DataTransfer();
  chosen.items.add(picture);
  file.files = chosen.files;
  const details = file.closest('details');
  if (details) details.open = true;
  alt.focus();
}
