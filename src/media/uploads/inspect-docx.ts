import { isLocalTemplate } from '#media/uploads/local-template.ts';
import { assertFormat } from '#media/uploads/malformed-file.ts';
import { listXmlTags, type XmlTag } from '#media/uploads/xml-tags.ts';
import { readZipEntries } from '#media/uploads/zip-entries.ts';

const wordMainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Content types of active parts, in lower case. */
const activeTypes = /vbaproject|vbadata|macroenabled|activex|oleobject/;
/**
 * Active relationship types: their last segment, in lower case. They are macros and controls ([MS-OFFMACRO2]; ECMA-376,
 * part 1, section 15.2), imports of files of any format when Word opens a document (part 1, sections 11.3.1 and
 * 17.17.2.1), pages of add-ins ([MS-OWEXML]) and custom buttons ([MS-CUSTOMUI]).
 */
const activeRelationships = new Set([
  'vbaproject',
  'wordvbadata',
  'control',
  'activexcontrol',
  'activexcontrolbinary',
  'oleobject',
  'afchunk',
  'webextensiontaskpanes',
  'webextension',
  'extensibility',
  'usercustomization',
  'externallink',
  'externallinkpath',
]);
/**
 * Paths of parts that Word loads whatever their type, and extensions of files with macros or for import. Their content
 * is not inspected.
 */
const activePaths =
  /\/vba[^/]*\.(?:bin|xml)$|\/activex\/|\/embeddings\/[^/]*\.bin$|\.(?:doc|dot|xls|xlt|ppt|pot|pps|sld)m$|\.(?:xlsb|xlam|ppam|rtf|x?html?|mht|mhtml)$/;
/**
 * Relationships that Word follows when it opens a document; an external target may change at any time (the same,
 * sections 15.2 and 17.14).
 */
const followedWhenOpened = new Set([
  'attachedtemplate',
  'frame',
  'subdocument',
  'mailmergesource',
  'mailmergeheadersource',
  'mailmergerecipientdata',
  'recipientdata',
]);
/** Types of parts with a data sheet in the archive (ECMA-376, part 1, section 14.2.1; [MS-ODRAWXML]). */
const chartTypes = new Set([
  'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  'application/vnd.ms-office.chartex+xml',
]);

/** Limits: the total bytes of the parts that are read, their number, and the tags of each. */
const partsLimit = 1_048_576;
const relationshipPartLimit = 500;
const tagLimit = 20_000;

/**
 * Whether a Word document (ECMA-376) has macros, ActiveX controls or OLE objects, or loads a template from elsewhere.
 * Checks the names of parts, their declared types (part 2, section 7.2.3) and the relationships (section 6.5): they
 * alone decide what Word loads. No other part is unpacked. Throws for an archive that is not a Word document.
 */
export async function hasActiveContentDocx(bytes: Buffer): Promise<boolean> {
  const entries = await readZipEntries(bytes);
  const parts = new Map(entries.map((entry) => [`/${entry.name.toLowerCase()}`, entry]));
  const relationshipParts = entries.filter(({ name }) => name.toLowerCase().endsWith('.rels'));
  const typesPart = parts.get('/[content_types].xml');
  const mainRelationships = parts.get('/_rels/.rels');
  assertFormat(typesPart !== undefined && mainRelationships !== undefined, 'a package has types and relationships');
  assertFormat(relationshipParts.length <= relationshipPartLimit, 'the number of relationship parts is reasonable');
  const read = [typesPart, ...relationshipParts];
  assertFormat(
    read.reduce((sum, { size }) => sum + size, 0) <= partsLimit,
    'the parts that are read are not too large',
  );

  const types = readTypes(listXmlTags(await typesPart.unpack(), tagLimit));
  let mainPath = '';
  let isActive = [...types.overrides.values(), ...parts.keys().map(types.find)].some((type) => activeTypes.test(type));
  isActive ||= parts.keys().some((path) => activePaths.test(path));
  for (const part of relationshipParts) {
    const sourceType = types.find(findSource(part.name));
    const relationships = listXmlTags(await part.unpack(), tagLimit).filter(({ name }) => name === 'Relationship');
    for (const { attributes } of relationships) {
      const type = (attributes.get('Type') ?? '').trim().toLowerCase().split('/').at(-1) ?? '';
      const target = (attributes.get('Target') ?? '').trim();
      const isExternal = attributes.get('TargetMode')?.trim().toLowerCase() === 'external';
      if (part === mainRelationships && type === 'officedocument')
        mainPath ||= `/${target.replace(/^\//, '').toLowerCase()}`;
      const isTemplate =
        isExternal && followedWhenOpened.has(type) && !(type === 'attachedtemplate' && isLocalTemplate(target));
      // An embedded document (ECMA-376, part 1, section 15.2.11), except the data sheet of a chart.
      const isSheet = !isExternal && target.toLowerCase().endsWith('.xlsx') && chartTypes.has(sourceType);
      isActive ||= activeRelationships.has(type) || isTemplate || (type === 'package' && !isSheet);
    }
  }
  assertFormat(parts.has(mainPath), 'the main part is in the archive');
  // Macros are reported even if the type of the main part is not DOCX.
  assertFormat(isActive || types.find(mainPath) === wordMainType, 'the main part is a Word document');
  return isActive;
}

/**
 * The type of each part, in lower case: its own, or its extension's. Duplicates are malformed: readers choose
 * differently.
 */
function readTypes(tags: readonly XmlTag[]) {
  const overrides = new Map<string, string>();
  const defaults = new Map<string, string>();
  for (const { name, attributes } of tags) {
    if (name !== 'Override' && name !== 'Default') continue;
    const [types, key] = name === 'Override' ? [overrides, 'PartName'] : [defaults, 'Extension'];
    const subject = attributes.get(key)?.toLowerCase();
    assertFormat(subject !== undefined && !types.has(subject), 'a part or extension has one type');
    types.set(subject, (attributes.get('ContentType') ?? '').trim().toLowerCase());
  }
  const find = (path: string): string =>
    overrides.get(path) ?? defaults.get(path.slice(path.lastIndexOf('.') + 1)) ?? '';
  return { overrides, find };
}

/** The source part of a relationship part: `/a/b.xml` for `/a/_rels/b.xml.rels` (part 2, section 6.5.2). */
function findSource(name: string): string {
  return `/${name.toLowerCase()}`.replace(/\/_rels\/([^/]*)\.rels$/, '/$1');
}
