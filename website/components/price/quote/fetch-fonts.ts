import rupee from '@fontsource/anek-devanagari/files/anek-devanagari-latin-ext-400-normal.woff?url';
import rupeeBold from '@fontsource/anek-devanagari/files/anek-devanagari-latin-ext-600-normal.woff?url';
import regular from '@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff?url';
import bold from '@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff?url';

/** Addresses of the quote's typefaces: the site's own, as WOFF, because the library cannot take WOFF2 apart. */
const addresses = { regular, bold, rupee, rupeeBold } as const;

/** The typefaces as bytes; the rupee sign is in files of its own. */
export type QuoteFonts = { readonly [name in keyof typeof addresses]: Uint8Array<ArrayBuffer> };

/** Fetches the typefaces of a quote; throws where one does not come. */
export async function fetchFonts(): Promise<QuoteFonts> {
  const [regular, bold, rupee, rupeeBold] = await Promise.all(
    [addresses.regular, addresses.bold, addresses.rupee, addresses.rupeeBold].map(fetchBytes),
  );
  if (!regular || !bold || !rupee || !rupeeBold) throw new Error('a typeface is missing');
  return { regular, bold, rupee, rupeeBold };
}

async function fetchBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
