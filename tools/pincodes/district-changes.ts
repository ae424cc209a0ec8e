import { type Override, readRun } from '#tools/pincodes/overrides.ts';

/**
 * A line of `districts.tsv`: a district that was created, renamed or abolished after the first source was collected.
 * `formerly` names the districts it was split from, its former name, or the districts it was merged into.
 */
export type DistrictChange = {
  /** The day it came into force, `YYYY-MM-DD`. */
  readonly date: string;
  readonly kind: 'created' | 'renamed' | 'abolished';
  readonly state: string;
  readonly district: string;
  readonly formerly: readonly string[];
  /** Runs of PIN codes, both ends included. */
  readonly pins: readonly { readonly from: string; readonly to: string }[];
  readonly source: string;
};

/** Parses the table. Throws an `Error` with the line number for a blank cell, an unknown kind or a malformed run. */
export function readDistrictChanges(text: string): DistrictChange[] {
  return text.split('\n').flatMap((line, index): DistrictChange[] => {
    if (line === '' || line.startsWith('#')) return [];
    const [date = '', kind, state = '', district = '', former = '', list = '', source = ''] = line.split('\t');
    const formerly = former.split('|');
    const pins = list === '-' ? [] : list.split(',').map(readRun);
    const isComplete = /^\d{4}-\d{2}-\d{2}$/.test(date) && ![state, district, source, ...formerly].includes('');
    const isKnown = kind === 'created' || kind === 'renamed' || kind === 'abolished';
    if (!isComplete || !isKnown || pins.includes(undefined) || (pins.length > 0 && kind !== 'created')) {
      throw new Error(`districts.tsv, line ${index + 1}: cannot be read: ${line.slice(0, 80)}`);
    }
    return [{ date, kind, state, district, formerly, pins: pins.filter((run) => run !== undefined), source }];
  });
}

/** The corrections of the first source that the changes amount to, the latest last, since the last one wins. */
export function toOverrides(changes: readonly DistrictChange[]): Override[] {
  return changes
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
    .flatMap(({ date, kind, state, district, formerly, pins, source }): Override[] => {
      const to = { toState: state, toDistrict: district, source: `${date}: ${source}` };
      if (kind === 'created') return pins.map((run) => ({ kind: 'pin', ...run, ...to }));
      if (kind === 'abolished') return [];
      return formerly.map((name) => ({ kind: 'district', from: state, district: name, ...to }));
    });
}
