import { site } from '#content/site.ts';
import type { Colours } from '#domain/site/colours.ts';
import type { Site } from '#domain/site/site.ts';
import { outlineBrand } from '#media/outline-brand.ts';

const colours: Colours = {
  paper: ['#fbfaf7', '#101612'],
  paperRaised: ['#fefefc', '#1a241d'],
  paperInset: ['#eef2ec', '#0c110e'],
  ink: ['#14382a', '#e6efe9'],
  inkSoft: ['#3a5a4c', '#b5cabf'],
  rule: ['#cfd9d1', '#2f4a3d'],
  ruleStrong: ['#6f8579', '#7d9a8b'],
  disabled: ['#c9d3cc', '#384a40'],
  lineWork: ['#3d7a5f', '#86c4a6'],
  primary: ['#7a2a8c', '#8f3aa3'],
  primaryStrong: ['#5f1e6e', '#7a2f8c'],
};

const brandName = 'सेतु साइन';

/** Links to websites of other organisations, which texts may name themselves. */
const others: ReadonlySet<unknown> = new Set([site.guidelines, ...site.government]);
/** Numbers for programs, which no page shows, and what is replaced as a whole. */
const apart: ReadonlySet<unknown> = new Set([site.openingTimes, site.devanagari, site.colours, site.isDemonstration]);

/** The site as another authority has it, and the values of the shipped one that must not appear any more. */
export function rebrand(): { readonly site: Site; readonly replaced: readonly string[] } {
  const { name, outlines } = site.devanagari;
  const replaced: string[] = [name, outlines.letter.path, outlines.word.path, ...Object.values(site.colours).flat()];
  let count = 0;
  const change = (value: unknown, isOurs: boolean): unknown => {
    if (apart.has(value)) return value;
    if (typeof value === 'object' && value !== null) {
      const ours = isOurs && !others.has(value);
      // The title of a link is the name of another website.
      const entries = Object.entries(value).map(([key, entry]) => [key, change(entry, ours && key !== 'title')]);
      return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
    }
    if (isOurs) replaced.push(String(value));
    count += 1;
    return toOther(value, count);
  };
  const changed = {
    ...(change(site, true) as Site),
    name: 'Setu Sign',
    devanagari: { name: brandName, outlines: outlineBrand(brandName) },
    colours,
    isDemonstration: false,
  };
  return { site: changed, replaced };
}

function toOther(value: unknown, count: number): unknown {
  if (typeof value === 'number') return value - 12;
  if (typeof value !== 'string') throw new TypeError(`site.ts has a value of another type: ${typeof value}`);
  if (value.startsWith('https:')) return `https://www${count}.setu-sign.example/page`;
  if (value.includes('@')) return `desk${count}@setu-sign.example`;
  if (value.startsWith('+91')) return `+91 11111 ${11_110 + count}`;
  if (/^\d{4}-/.test(value)) return value.replace(/\d\d$/, '02');
  return `Setu Sign ${count}`;
}
