import type { Caution } from '../report/pdf-report.ts';
import { asType, nameOf, type PdfDict, type PdfValue } from './objects.ts';
import type { WholeFile } from './update/revision.ts';

/** What a reader should know about a document besides its signatures; no verdict depends on it. */
export async function findCautions({ document, roles, pages }: WholeFile): Promise<readonly Caution[]> {
  const { resolve, resolveDict, resolveItems } = document;
  const found = new Set<Caution>();

  /** An action can be followed by another one, or by several (ISO 32000-2, table 196). */
  const noteScript = async (value: PdfValue | undefined, seen = new Set<PdfDict>()): Promise<void> => {
    const action = await resolveDict(value);
    if (!action || seen.has(action)) return;
    seen.add(action);
    if (nameOf(await resolve(action.entries.get('S'))) === 'JavaScript') found.add('script-on-opening');
    const next = await resolve(action.entries.get('Next'));
    for (const following of asType(next, 'array')?.items ?? [next]) await noteScript(following, seen);
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
    if (dict && (await isPrintLayer(dict))) found.add('print-only');
  }
  for (const { dict } of pages) {
    for (const annotation of await resolveItems(dict.entries.get('Annots'))) {
      if (await isPrintOnly(annotation)) found.add('print-only');
    }
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

  /** An annotation with the flags Print and NoView, and without Hidden (ISO 32000-2, table 167). */
  async function isPrintOnly(annotation: PdfValue): Promise<boolean> {
    const flags = await resolve((await resolveDict(annotation))?.entries.get('F'));
    return typeof flags === 'number' && (flags & 38) === 36;
  }
}
