import { decodeXML } from 'entities';
import { assertFormat } from '#api/application/malformed-file.ts';

/** A start tag without its namespace prefix; attributes by name. */
export type XmlTag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> };

/**
 * The start tags of an XML part of a package, in one pass. Stricter than XML 1.0: a document type is malformed, as ECMA-376,
 * part 2, section 6.2.5 says, and so is CDATA, which no such part needs, every encoding but UTF-8 and UTF-16, and a
 * part of more than `limit` tags and attributes.
 */
export function listXmlTags(bytes: Buffer, limit: number): readonly XmlTag[] {
  const text = decode(bytes);
  const tags: XmlTag[] = [];
  let left = limit;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) at = findEnd(text, '-->', at + 4);
    else if (text.startsWith('<?', at)) at = findEnd(text, '?>', at + 2);
    else if (text.startsWith('</', at)) at = findEnd(text, '>', at + 2);
    else {
      const { tag, end } = readTag(text, at + 1, left);
      left -= 1 + tag.attributes.size;
      tags.push(tag);
      at = end;
    }
    assertFormat(left >= 0, 'the number of tags and attributes is reasonable');
  }
  assertFormat(tags.length > 0, 'an XML part has an element');
  return tags;
}

/** ECMA-376, part 2, section 6.2.5: UTF-8 or UTF-16, which a byte order mark tells. */
function decode(bytes: Buffer): string {
  const mark = bytes.toString('latin1', 0, 2);
  const encoding = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    assertFormat(false, 'an XML part is in its encoding');
  }
  assertFormat(text.startsWith('<') && !text.includes('\0'), 'an XML part begins with a tag');
  const declaration = text.startsWith('<?xml') ? text.slice(0, findEnd(text, '?>', 0)) : '';
  const mentions = declaration.toLowerCase().split('encoding').length - 1;
  assertFormat(mentions <= 1 && declaration.length <= 200, 'an XML part is declared once, and shortly');
  const declared = /\sencoding\s{0,9}=\s{0,9}["']([^"']{0,40})/.exec(declaration)?.[1]?.toLowerCase();
  const known = encoding === 'utf-8' ? ['utf-8'] : ['utf-16', encoding];
  // Whatever mentions one in another form might name it to a reader.
  assertFormat(declared === undefined ? mentions === 0 : known.includes(declared), 'an XML part declares its encoding');
  return text;
}

/** Where `end` is over. */
function findEnd(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  assertFormat(at >= 0, 'a construct ends');
  return at + end.length;
}

/** Reads a start tag whose name begins at `from`, of at most so many attributes, and where it is over. */
function readTag(text: string, from: number, attributeLimit: number): { tag: XmlTag; end: number } {
  const attributes = new Map<string, string>();
  let at = skipName(text, from);
  const name = text.slice(from, at);
  for (;;) {
    at = skipBlanks(text, at);
    if (text[at] === '>') break;
    if (text.startsWith('/>', at)) {
      at++;
      break;
    }
    const nameEnd = skipName(text, at);
    const attribute = text.slice(at, nameEnd);
    at = skipBlanks(text, nameEnd);
    assertFormat(text[at] === '=', 'an attribute has a value');
    at = skipBlanks(text, at + 1);
    const quote = text[at] ?? '';
    assertFormat(quote === '"' || quote === "'", 'a value is in quotes');
    const end = findEnd(text, quote, at + 1);
    assertFormat(!attributes.has(attribute) && attributes.size < attributeLimit, 'an attribute stands once');
    attributes.set(attribute, decodeXML(text.slice(at + 1, end - 1)));
    at = end;
  }
  return { tag: { name: name.slice(name.indexOf(':') + 1), attributes }, end: at + 1 };
}

function skipName(text: string, from: number): number {
  const at = skip(text, from, /[\w:.-]*/y);
  assertFormat(at > from, 'a name is not empty');
  return at;
}

function skipBlanks(text: string, from: number): number {
  return skip(text, from, /[\t\n\r ]*/y);
}

/** Where a sticky pattern, which may match nothing, ends. */
function skip(text: string, from: number, pattern: RegExp): number {
  pattern.lastIndex = from;
  pattern.test(text);
  return pattern.lastIndex;
}
