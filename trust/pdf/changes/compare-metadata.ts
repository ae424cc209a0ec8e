import type { ChangeKind } from '#domain/check/pdf-report.ts';
import { readOr } from '#trust/budget.ts';
import type { Comparison } from '#trust/pdf/changes/compare-values.ts';
import type { Outline } from '#trust/pdf/changes/outline.ts';
import { decodeStream } from '#trust/pdf/decode-stream.ts';

/** Compares the metadata of the document, without the dates and names of programs in it. */
export async function compareMetadata({ before, after, isSame }: Comparison): Promise<readonly ChangeKind[]> {
  const [first, second] = [before.catalogue.entries.get('Metadata'), after.catalogue.entries.get('Metadata')];
  if (await isSame(first, second, 'linked')) return [];
  const [old, current] = [await readXmp(before), await readXmp(after)];
  return old !== undefined && old === current ? [] : ['metadata'];
}

/** Properties that a program writes about itself (ISO 16684-1), as elements or as attributes. */
const ofProgram = ['xmp:ModifyDate', 'xmp:MetadataDate', 'xmp:CreatorTool', 'xmpMM:InstanceID', 'pdf:Producer'];

function withoutProgram(text: string): string {
  return ofProgram.reduce((rest, name) => {
    const elements = removeBetween(rest, `<${name}>`, `</${name}>`);
    return removeBetween(elements, `${name}="`, '"');
  }, text);
}

/** What begins and does not end stays. */
function removeBetween(text: string, begin: string, end: string): string {
  const [first = '', ...parts] = text.split(begin);
  const kept = parts.map((part) => {
    const at = part.indexOf(end);
    return at < 0 ? begin + part : part.slice(at + end.length);
  });
  return first + kept.join('');
}

async function readXmp({ document, catalogue }: Outline): Promise<string | undefined> {
  const stream = await document.resolveStream(catalogue.entries.get('Metadata'));
  const bytes = stream && (await readOr(undefined, () => decodeStream(stream, document.budget)));
  return bytes && withoutProgram(new TextDecoder('latin1').decode(bytes)).split(/\s+/).join(' ');
}
