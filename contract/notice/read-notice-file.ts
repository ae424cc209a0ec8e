import { toDataAddress } from '#contract/media/shown-picture.ts';

/** A notice's file, wherever it was found; `src` and `href` are addresses that can be shown. */
export type NoticeFile =
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly fileName: string }
  | { readonly kind: 'pdf'; readonly href: string };

/** Reads the answer of `GetNotificationImage`; `undefined` for what shows nothing. Names of downloads end in jpg (R2.45). */
export function toNoticeFile(answer: unknown, id: number): NoticeFile | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(answer, name);
    return typeof value === 'string' ? value : '';
  };
  const address = text('imageFile');
  if (/^https?:\/\//.test(address)) {
    if (Reflect.get(answer, 'isPdf') === true) return { kind: 'pdf', href: address };
    // The origin is the page's own wherever it is served from.
    return { kind: 'picture', src: new URL(address).pathname, alt: text('alt'), fileName: nameFile(id) };
  }
  const data = toDataAddress(text('image'));
  if (data.startsWith('data:application/pdf')) return { kind: 'pdf', href: toBlobAddress(data) };
  return data === '' ? undefined : { kind: 'picture', src: data, alt: '', fileName: nameFile(id) };
}

function nameFile(id: number): string {
  return `notification-${id}.jpg`;
}

/** Browsers open no tab on a `data:` address; a blob's they do. */
function toBlobAddress(data: string): string {
  const bytes = Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
}
