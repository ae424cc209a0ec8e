import { isLocalTemplate } from '#api/application/local-template.ts';
import { assertFormat } from '#api/application/malformed-file.ts';
import { listXmlTags, type XmlTag } from '#api/application/xml-tags.ts';
import { readZipEntries, type ZipEntry } from '#api/application/zip-entries.ts';

const wordMainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Types of parts that run or start something, in lower case. */
const activeTypes = /vbaproject|vbadata|macroenabled|activex|oleobject/;
/**
 * The last segment of such relationships' types, in lower case ([MS-OFFMACRO2]; ECMA-376, part 1, section 15.2), of those by
 * which Word imports a file of any format when it opens a document (part 1, sections 11.3.1 and 17.17.2.1), and of those that
 * load pages of an add-in ([MS-OWEXML]) and buttons of the document's own ([MS-CUSTOMUI]).
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
/** Parts that Word loads by these names, whatever their type says. */
const activeNames = /(?:^|\/)(?:vba[^/]*\.(?:bin|xml)|activex\/.*|embeddings\/[^/]*\.bin)$/i;
/** Extensions of files with macros, and of files that Word imports: what is in them is not looked into. */
const activeExtensions = new Set(
  'docm dotm xlsm xltm xlsb xlam pptm potm ppsm ppam sldm rtf htm html xhtml mht mhtml'.split(' '),
);
/**
 * Relationships that Word follows when it opens a document; with an external target they load what the target holds by then
 * (the same, sections 15.2 and 17.14).
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
/** Types of the parts whose data is a sheet in the archive (ECMA-376, part 1, section 14.2.1; [MS-ODRAWXML]). */
const chartTypes = new Set([
  'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  'application/vnd.ms-office.chartex+xml',
]);

/** Bytes of the parts that are read, all together; how many of them there are; their tags and attributes. */
const partsLimit = 1_048_576;
const relationshipPartLimit = 500;
const tagLimit = 20_000;

/**
 * Whether a Word document (ECMA-376) holds macros, ActiveX controls or OLE objects, or loads a template from elsewhere: by the
 * names of its parts, by the types that it declares for them (part 2, section 7.2.3) and by its relationships (section 6.5),
 * which alone decide what Word loads. No other part is unpacked. Throws for an archive that is not a Word document.
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

  let tagsLeft = tagLimit;
  const listTags = (part: ZipEntry): readonly XmlTag[] => {
    const tags = listXmlTags(part.unpack(), tagsLeft);
    tagsLeft -= tags.reduce((sum, { attributes }) => sum + 1 + attributes.size, 0);
    return tags;
  };
  const types = readTypes(listTags(typesPart));
  const relationships = new Map(relationshipParts.map((part) => [part, readRelationships(listTags(part))]));
  const main = relationships.get(mainRelationships)?.find(({ type }) => type === 'officedocument');
  assertFormat(main !== undefined, 'a package has a main part');
  const mainPath = `/${main.target.replace(/^\//, '').toLowerCase()}`;
  assertFormat(parts.has(mainPath), 'the main part is in the archive');
  const isActive =
    types.overrides.values().some((type) => activeTypes.test(type)) ||
    entries.some(({ name }) => isActiveName(name) || activeTypes.test(types.find(`/${name.toLowerCase()}`))) ||
    relationships
      .entries()
      .some(([part, list]) =>
        list.some(
          (relationship) =>
            isActiveRelationship(relationship) || isEmbedded(relationship, types.find(findSource(part.name))),
        ),
      );
  // A document with macros is told so, though it is not a DOCX by the type of its main part.
  assertFormat(isActive || types.find(mainPath) === wordMainType, 'the main part is a Word document');
  return isActive;
}

function isActiveName(name: string): boolean {
  return activeNames.test(name) || activeExtensions.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

/** The type of each part, in lower case: its own, or that of its extension. */
function readTypes(tags: readonly XmlTag[]) {
  const overrides = new Map<string, string>();
  const defaults = new Map<string, string>();
  for (const { name, attributes } of tags) {
    const type = (attributes.get('ContentType') ?? '').trim().toLowerCase();
    if (name === 'Override') setOnce(overrides, attributes.get('PartName'), type);
    if (name === 'Default') setOnce(defaults, attributes.get('Extension'), type);
  }
  const find = (path: string): string =>
    overrides.get(path) ?? defaults.get(path.slice(path.lastIndexOf('.') + 1)) ?? '';
  return { overrides, find };
}

/** Names of parts and extensions are equal whatever their case; two types for one would leave the choice to the reader. */
function setOnce(types: Map<string, string>, name: string | undefined, type: string): void {
  assertFormat(name !== undefined && !types.has(name.toLowerCase()), 'a part or extension has one type');
  types.set(name.toLowerCase(), type);
}

type Relationship = { readonly type: string; readonly target: string; readonly isExternal: boolean };

function readRelationships(tags: readonly XmlTag[]): readonly Relationship[] {
  return tags.filter(({ name }) => name === 'Relationship').map(toRelationship);
}

function toRelationship({ attributes }: XmlTag): Relationship {
  const type = (attributes.get('Type') ?? '').trim().toLowerCase();
  return {
    type: type.slice(type.lastIndexOf('/') + 1),
    target: (attributes.get('Target') ?? '').trim(),
    isExternal: attributes.get('TargetMode')?.trim().toLowerCase() === 'external',
  };
}

function isActiveRelationship({ type, target, isExternal }: Relationship): boolean {
  if (activeRelationships.has(type)) return true;
  return isExternal && followedWhenOpened.has(type) && !(type === 'attachedtemplate' && isLocalTemplate(target));
}

/** Whether a document holds another (ECMA-376, part 1, section 15.2.11). The sheet with the data of a chart is none. */
function isEmbedded({ type, target, isExternal }: Relationship, sourceType: string): boolean {
  const isSheet = !isExternal && target.toLowerCase().endsWith('.xlsx');
  return type === 'package' && !(isSheet && chartTypes.has(sourceType));
}

/** The path of the part that has these relationships: those of `/a/b.xml` are in `/a/_rels/b.xml.rels` (part 2, section 6.5.2). */
function findSource(name: string): string {
  const segments = `/${name.toLowerCase().slice(0, -'.rels'.length)}`.split('/');
  return segments.at(-2) === '_rels' ? segments.toSpliced(-2, 1).join('/') : '';
}
