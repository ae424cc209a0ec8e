import { opensWithEmptyPassword } from '@mohar/check/pdf-password';

/** Longer than any encryption dictionary or identifier that programs write. */
const readLength = 4_000;

/**
 * Whether an encrypted PDF (ISO 32000-2, section 7.6) opens with an empty password, as those do that forbid only
 * printing; `undefined` if it is not encrypted. Searches the text: the cross-reference table is not read.
 */
export async function opensWithoutPassword(text: string): Promise<boolean | undefined> {
  // `/Encrypt` can stand in ordinary text; with the name of a handler it is real.
  const handler = /\/Filter\s{0,2}\/(?:Standard|Adobe\.PubSec)/.exec(text);
  const entry = /\/Encrypt\s{0,20}(?:[0-9]|(?=<<))/.exec(text);
  if (!handler || !entry) return undefined;
  const isDirect = text.startsWith('<<', entry.index + entry[0].length);
  const dictionary = isDirect ? entry.index + entry[0].length : text.lastIndexOf('obj', handler.index) + 'obj'.length;
  const id = text.search(/\/ID\s{0,20}\[/);
  // Without identifiers, none are read.
  const identifiers = id === -1 ? text.length : text.indexOf('[', id);
  return opensWithEmptyPassword({ dictionary: read(text, dictionary), identifiers: read(text, identifiers) });
}

function read(text: string, start: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text.slice(start, start + readLength), 'latin1'));
}
