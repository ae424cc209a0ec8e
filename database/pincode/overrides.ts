/** A line of `overrides.tsv`. */
export type Override =
  | { readonly kind: 'state'; readonly from: string; readonly toState: string; readonly source: string }
  | {
      readonly kind: 'district';
      readonly from: string;
      readonly district: string;
      readonly toState: string;
      readonly toDistrict: string;
      readonly source: string;
    }
  | {
      readonly kind: 'subdistrict';
      readonly from: string;
      readonly district: string;
      readonly subdistricts: readonly string[];
      readonly toState: string;
      readonly toDistrict: string;
      readonly source: string;
    }
  | {
      readonly kind: 'pin';
      /** The first and the last PIN code, both included; the same for a single one. */
      readonly from: string;
      readonly to: string;
      readonly toState: string;
      readonly toDistrict: string;
      readonly source: string;
    };

/** Reads the table. Throws an `Error` that names the line which has an unknown kind, a blank cell or no source. */
export function readOverrides(text: string): Override[] {
  return text.split('\n').flatMap((line, index): Override[] => {
    if (line === '' || line.startsWith('#')) return [];
    const [kind, from = '', district = '', toState = '', toDistrict = '', source = ''] = line.split('\t');
    const blank = from === '' || toState === '' || source === '';
    if (kind === 'state' && !blank) return [{ kind, from, toState, source }];
    if (kind === 'district' && !blank && district !== '' && toDistrict !== '') {
      return [{ kind, from, district, toState, toDistrict, source }];
    }
    const [old = '', list = ''] = district.split('/');
    const subdistricts = list.split('|');
    if (kind === 'subdistrict' && !blank && old !== '' && !subdistricts.includes('') && toDistrict !== '') {
      return [{ kind, from, district: old, subdistricts, toState, toDistrict, source }];
    }
    const [, first = '', last = first] = /^([1-9][0-9]{5})(?:-([1-9][0-9]{5}))?$/.exec(from) ?? [];
    if (kind === 'pin' && !blank && first !== '' && first <= last && toDistrict !== '') {
      return [{ kind, from: first, to: last, toState, toDistrict, source }];
    }
    throw new Error(`overrides.tsv, line ${index + 1}: cannot be read: ${line}`);
  });
}
