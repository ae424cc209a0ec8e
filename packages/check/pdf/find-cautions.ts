import type { Caution } from '../report/pdf-report.ts';
import { asType, nameOf, type PdfDict, type PdfValue } from './objects.ts';
import type { WholeFile } from './update/revision.ts';

/** What a reader should know about a document besides its signatures; no verdict depends on it. */
export async function findCautions({ document, roles, pages }: WholeFile): Promise<readonly Caution[]> {
  const { resolve, resolveDict } = document;
  const found = new Set<Caution>();

  const noteScript = async (value: PdfValue | undefined): Promise<void> => {
    const action = await resolveDict(value);
    if (nameOf(await resolve(action?.entries.get('S'))) === 'JavaScript') found.add('script-on-opening');
  };

  const catalogue = await resolveDict(document.trailer.entries.get('Root'));
  await noteScript(catalogue?.entries.get('OpenAction'));
  const names = await resolveDict(catalogue?.entries.get('Names'));
  if (await resolveDict(names?.entries.get('JavaScript'))) found.add('script-on-opening');
  for (const { dict } of pages) await noteScript((await resolveDict(dict.entries.get('AA')))?.entries.get('O'));

  for (const number of roles.keys()) {
    const value = await document.load(number);
    // /F: the content of a stream is in another file (ISO 32000-2, table 5).
    // /Ref: a page of another document (section 8.10.4).
    const stream = asType(value, 'stream');
    if (stream && (stream.dict.entries.has('F') || stream.dict.entries.has('Ref'))) found.add('external-content');
    const dict = asType(value, 'dict');
    if (dict && ((await isPrintLayer(dict)) || isPrintOnly(dict))) found.add('print-only');
  }
  return [...found];

  /** A layer that its usage shows on paper and hides on a screen (ISO 32000-2, table 100). */
  async function isPrintLayer(dict: PdfDict): Promise<boolean> {
    if (nameOf(dict.entries.get('Type')) !== 'OCG') return false;
    const usage = await resolveDict(dict.entries.get('Usage'));
    const print = await resolveDict(usage?.entries.get('Print'));
    const view = await resolveDict(usage?.entries.get('View'));
    return nameOf(print?.entries.get('PrintState')) === 'ON' && nameOf(view?.entries.get('ViewState')) === 'OFF';
  }
}

/** An annotation with the flags Print and NoView (ISO 32000-2, table 167). */
function isPrintOnly(dict: PdfDict): boolean {
  const flags = dict.entries.get('F');
  return dict.entries.has('Rect') && typeof flags === 'number' && (flags & 38) === 36;
}
