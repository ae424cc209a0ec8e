/** A line of `overrides.tsv`: a correction of the source, and the source of the correction. */
export type Override = { readonly from: string; readonly toState: string; readonly source: string } & (
  | { readonly kind: 'state' }
  | { readonly kind: 'district'; readonly district: string; readonly toDistrict: string }
  | {
      readonly kind: 'subdistrict';
      readonly district: string;
      readonly subdistricts: readonly string[];
      readonly toDistrict: string;
    }
  /** The PIN codes `from` to `to`, both included; the same for a single one. */
  | { readonly kind: 'pin'; readonly to: string; readonly toDistrict: string }
);

/** Parses the table. Throws an `Error` with the line number for an unknown kind, a blank cell or a missing source. */
export function readOverrides(text: string): Override[] {
  return text.split('\n').flatMap((line, index): Override[] => {
    if (line === '' || line.startsWith('#')) return [];
    const [kind, from = '', district = '', toState = '', toDistrict = '', source = ''] = line.split('\t');
    const isBlank = from === '' || toState === '' || source === '';
    if (kind === 'state' && !isBlank) return [{ kind, from, toState, source }];
    if (kind === 'district' && !isBlank && district !== '' && toDistrict !== '') {
      return [{ kind, from, district, toState, toDistrict, source }];
    }
    const [old = '', list = ''] = district.split('/');
    const subdistricts = list.split('|');
    if (kind === 'subdistrict' && !isBlank && old !== '' && !subdistricts.includes('') && toDistrict !== '') {
      return [{ kind, from, district: old, subdistricts, toState, toDistrict, source }];
    }
    const runs = from.split(',').map(readRun);
    if (kind === 'pin' && !isBlank && toDistrict !== '' && !runs.includes(undefined)) {
      return runs.flatMap((run) => (run ? [{ kind, ...run, toState, toDistrict, source }] : []));
    }
    throw new Error(`overrides.tsv, line ${index + 1}: cannot be read: ${line}`);
  });
}

/** Reads `201301-201310`, or a single PIN code; `undefined` if it is malformed. */
export function readRun(run: string): { from: string; to: string } | undefined {
  const [, from = '', to = from] = /^([1-9][0-9]{5})(?:-([1-9][0-9]{5}))?$/.exec(run) ?? [];
  return from === '' || to < from ? undefined : { from, to };
}
