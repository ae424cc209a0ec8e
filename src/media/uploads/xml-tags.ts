import { decodeXML } from 'entities';
import { assertFormat } from '#media/uploads/malformed-file.ts';

/** A start tag without its namespace prefix; attributes by name. */
export type XmlTag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> };

const ends = new Map([
  ['<!--', '-->'],
  ['<?', '?>'],
  ['</', '>'],
]);
const declaration =
  /^<\?xml\s+version\s?=\s?["']1\.[01]["'](?:\s+encoding\s?=\s?["']utf-(?:8|16)["'])?(?:\s+standalone\s?=\s?["'](?:yes|no)["'])?\s*\?>/i;
/** A value has no `<` (XML 1.0, section 3.1). */
const startTag = /<(?:[\w.-]+:)?([\w.-]+)(?![\w.:-])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y;
const attribute = /(?<![\w.:-])([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The start tags of an XML part of a package, in one pass. Malformed are a document type (ECMA-376, part 2, section
 * 6.2.5), CDATA, which no such part needs, and more than `limit` tags.
 */
export function listXmlTags(bytes: Buffer, limit: number): readonly XmlTag[] {
  const text = decode(bytes);
  const tags: XmlTag[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const [start, end] = ends.entries().find(([opening]) => text.startsWith(opening, at)) ?? [];
    startTag.lastIndex = at;
    const tag = start ? null : startTag.exec(text);
    const last = end === undefined ? -1 : text.indexOf(end, at + (start?.length ?? 0));
    assertFormat(tag !== null || last >= 0, 'a construct is known and ends');
    at = tag ? startTag.lastIndex : last + (end?.length ?? 0);
    if (!tag) continue;
    const pairs = (tag[2] ?? '')
      .matchAll(attribute)
      .map(([, name = '', double, single]) => [name, double ?? single ?? ''] as const);
    tags.push({ name: tag[1] ?? '', attributes: new Map(pairs.map(([name, value]) => [name, decodeXML(value)])) });
    assertFormat(tags.length <= limit, 'the number of tags is reasonable');
  }
  return tags;
}

/** ECMA-376, part 2, section 6.2.5: UTF-8 or, with a byte order mark, UTF-16. */
function decode(bytes: Buffer): string {
  const mark = bytes.toString('latin1', 0, 2);
  const encoding = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  assertFormat(
    text.startsWith('<') && !/[\0\ufffd]/.test(text),
    'an XML part begins with a tag and is in its encoding',
  );
  assertFormat(!/^<\?xml/i.test(text) || declaration.test(text.slice(0, 200)), 'an XML part declares such an encoding');
  return text;
}
