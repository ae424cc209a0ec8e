import { z } from 'zod';
import { isEmail } from '#domain/email.ts';
import type { Site } from '#domain/site/site.ts';

const line = z.string().trim().min(1, 'is empty');
const email = z.string().refine(isEmail, 'is no e-mail address');
const url = z.url({ protocol: /^https$/, error: 'is no https address' });
const time = z.string().regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, 'is no time such as 09:30');
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'is no colour such as #16224a');
const colours = z.tuple([colour, colour]);
const link = z.strictObject({ title: line, href: url });
const office = z.strictObject({ name: line, city: line, lines: z.array(line).min(1), mapHref: url });
const outline = z.strictObject({
  x: z.number(),
  y: z.number(),
  scale: z.number(),
  path: line.regex(/^[Mm][\d\sMLHVCSQTAZmlhvcsqtaz,.+-]*$/, 'is no outline: the path data of an SVG'),
});

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;

const siteSchema = z.strictObject({
  name: line,
  devanagari: z
    .strictObject({ name: line, outlines: z.strictObject({ of: line, letter: outline, word: outline }) })
    .refine(({ name, outlines }) => outlines.of === name, 'has the outlines of another name: run “npm run brand”'),
  colours: z.strictObject({
    paper: colours,
    paperRaised: colours,
    paperInset: colours,
    ink: colours,
    inkSoft: colours,
    rule: colours,
    ruleStrong: colours,
    disabled: colours,
    lineWork: colours,
    primary: colours,
    primaryStrong: colours,
  }),
  isDemonstration: z.boolean(),
  owner: line,
  incorporatedIn: z.int(),
  emails: z.strictObject({
    sales: email,
    info: email,
    support: email,
    escalation: email,
    revocation: email,
    hr: email,
    grievance: email,
  }),
  vulnerabilityReports: z.strictObject({ email, expires: z.iso.date('is no day such as 2027-11-01') }),
  phones: z.strictObject({ sales: line, support: line, escalation: line }),
  hours: line,
  openingTimes: z
    .strictObject({ days: z.array(z.int().min(0).max(6)).min(1), from: time, to: time })
    .refine(({ from, to }) => from < to, 'opens after it closes'),
  offices: z.strictObject({ corporate: office, registered: office }),
  portals: z.strictObject({
    signUp: url,
    newPartnerLogin: url,
    oldPartnerLogin: url,
    applicationStatus: url,
    certificateSearch: url,
    applicationSearch: url,
    recordVideo: url,
  }),
  guidelines: link,
  government: z.array(link),
  social: z.array(link),
}) satisfies z.ZodType<Site>;

/** Finds fields of `site.ts` that are missing, unknown or invalid, and colours that cannot be read. One line each. */
export function findSiteErrors(site: unknown): string[] {
  const { error, data } = siteSchema.safeParse(site, { reportInput: true });
  if (error) return error.issues.map((issue) => `src/content/site.ts: ${describe(issue)}`);
  const { ink, inkSoft, paper, primary } = data.colours;
  return [0, 1].flatMap((theme) => {
    const at = (pair: readonly string[]): string => pair[theme] ?? '';
    const pairs = [
      ['ink', at(ink), 'paper', at(paper)],
      ['inkSoft', at(inkSoft), 'paper', at(paper)],
      ['primary', at(primary), 'white', '#ffffff'],
    ] as const;
    return pairs.flatMap(([name, one, ground, other]) => {
      const ratio = contrast(one, other);
      if (ratio >= minContrast) return [];
      const place = `colours.${name}[${theme}]`;
      return [
        `src/content/site.ts: ${place} has a contrast of ${ratio.toFixed(1)} to ${ground}; text needs ${minContrast}`,
      ];
    });
  });
}

function describe(issue: z.core.$ZodIssue): string {
  const path = (keys: readonly PropertyKey[]): string =>
    keys
      .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
      .join('')
      .replace(/^\./, '');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${path([...issue.path, key])} is unknown`).join(', ');
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${path(issue.path)} is missing`;
  return `${path(issue.path)} ${issue.code === 'invalid_type' ? `is no ${issue.expected}` : issue.message}`;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
