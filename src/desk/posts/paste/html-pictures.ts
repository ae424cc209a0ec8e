import { remove, select } from './dom.ts';

/** A picture inside pasted HTML. */
export type PastedPicture = {
  /** Stands as its address in the text until it is added. */
  readonly address: string;
  readonly alt: string;
  readonly file: File;
};

/** Types that the site accepts. */
const dataUrl = /^data:(image\/(?:png|jpeg|webp|avif|svg\+xml));base64,([A-Za-z0-9+/=\s]+)$/;

/**
 * Extracts the embedded pictures (`data:`) and removes all others. `missing` counts what an editor must add by hand:
 * pictures of other sites, and files that only the other program can read.
 */
export function readPictures(body: Element): { pictures: readonly PastedPicture[]; missing: number } {
  const pictures: PastedPicture[] = [];
  // Some versions of Word name a file and nothing else.
  let missing = select(body, '*').filter(({ nodeName }) => nodeName === 'V:IMAGEDATA').length;
  for (const image of select(body, 'img')) {
    const alt = (image.getAttribute('alt') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 300);
    const file = readFile(image.getAttribute('src') ?? '', pictures.length + 1);
    if (file) {
      const address = `pasted-${crypto.randomUUID().slice(0, 8)}`;
      pictures.push({ address, alt, file });
      image.setAttribute('src', address);
      image.setAttribute('alt', alt);
      continue;
    }
    // Emoji are pictures on many pages.
    if (/^\p{Extended_Pictographic}/u.test(alt)) {
      image.parentNode?.insertBefore(image.ownerDocument.createTextNode(alt), image);
    } else if (!isTracker(image)) missing += 1;
    remove(image);
  }
  return { pictures, missing };
}

/** Pictures of one pixel count readers of mails. */
function isTracker(image: Element): boolean {
  return ['width', 'height'].some((side) => /^[01](?:px)?$/.test(image.getAttribute(side) ?? ''));
}

function readFile(src: string, number: number): File | undefined {
  const [, type = '', base64 = ''] = dataUrl.exec(src.trim()) ?? [];
  if (type === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new File([bytes], `${number}.${type.slice('image/'.length)}`, { type });
  } catch (error) {
    // Not base64 after all.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
