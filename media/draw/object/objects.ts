import { drawSeal } from '#media/draw/guilloche.ts';
import {
  body,
  disc,
  lines,
  objectStroke,
  ribbon,
  rows,
  seal,
  sheet,
  signature,
  word,
} from '#media/draw/object/strokes.ts';
import { palette } from '#media/draw/palette.ts';

/** The ribs of the container and the days of the calendar. */
const ribs = Array.from({ length: 12 }, (_, rib) => `M${-256 + rib * 29} ${-58 + rib * 5.3}v164`).join('');

const days = Array.from({ length: 5 }, (_, week) =>
  Array.from({ length: 7 }, (_, day) => `M${-162 + day * 54} ${-54 + week * 54}h.1`)
    .slice(week === 0 ? 2 : 0, week === 4 ? 5 : 7)
    .join(''),
).join('');

/** The object in the picture of each post of the seed, by slug. */
export const objects = {
  /** A certificate with the figure 3 in its seal. */
  'class-2-dsc-replaced-by-class-3': [
    sheet(-290, -205, 580, 370),
    '<rect x="-262" y="-177" width="524" height="314" rx="4"/>',
    rows([-120, -122, 240], [-180, -62, 360], [-180, -22, 360], [-180, 18, 130], [-180, 58, 90], [-180, 98, 120]),
    ribbon(130, 108, 92),
    disc(130, 108, 92),
    '<circle cx="130" cy="108" r="70"/>',
    lines('M102 76h54l-32 30c26-4 40 12 38 30-2 26-42 32-62 10'),
  ],
  /** A shipping container. */
  'dgft-and-icegate-dsc-for-exporters': [
    body('M-285-80-110-150 275-80 100-4z'),
    body('M-285-80 100-4v206l-385-76z'),
    body('M100-4 275-80v190L100 202z'),
    lines(ribs),
    lines('M187-42v198M122 8v164M165-12v166M209-30v164M253-50v164M122 92l26-11M209 56l26-11'),
  ],
  /** A sealed tender envelope. */
  'dsc-for-e-tender-bidding': [
    sheet(-290, -180, 580, 360),
    lines('M-286-174-30 36c18 14 42 14 60 0L286-174M-286 174-88-16M286 174 88-16'),
    seal(0, 20, 84),
    word('TENDER', -72, 160, 40),
  ],
  /** A letter with a stamp. */
  'epfo-employer-dsc-registration': [
    sheet(-190, -235, 380, 470),
    rows([-60, -190, 120], [-90, -158, 180]),
    lines('M-190-126h380'),
    rows([-150, -82, 130], [-150, -42, 300], [-150, -6, 300], [-150, 30, 240], [-150, 66, 110]),
    signature(-146, 156),
    rows([-150, 182, 150]),
    '<g transform="rotate(-12 96 140)"><circle cx="96" cy="140" r="80"/><circle cx="96" cy="140" r="50"/>',
    lines('M96 114l8 17 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2z'),
    '<circle stroke-dasharray="2 18.4" cx="96" cy="140" r="65"/></g>',
  ],
  /** An invoice with a seal. */
  'gst-dsc-registration-and-signing': [
    body('M-190-235h380v450l-32-22-31 22-32-22-32 22-31-22-32 22-32-22-31 22-32-22-32 22-31-22-32 22z'),
    word('TAX INVOICE', -154, -172, 42),
    rows([-150, -136, 130]),
    lines('M-150-96h300M-150-40h300M-150 12h300M-150 64h300M-20-96V64M66-96V64'),
    rows([-124, -66, 60], [-124, -12, 74], [-124, 40, 50], [94, -66, 34], [94, -12, 34], [94, 40, 34]),
    word('₹', -150, 140, 56),
    rows([-108, 122, 70]),
    seal(106, 130, 56),
  ],
  /** A tax return with a seal. */
  'income-tax-filing-with-dsc': [
    body('M-150-235h330a10 10 0 0 1 10 10v410h-350z'),
    sheet(-200, -200, 360, 430),
    word('ITR', -164, -130, 64),
    rows([-30, -166, 150], [-30, -136, 90]),
    lines(
      'M-164-92h288v44h-288zM-135.200-92v44M-106.400-92v44M-77.600-92v44M-48.800-92v44M-20-92v44M8.800-92v44M37.600-92v44M66.400-92v44M95.200-92v44',
    ),
    rows(
      [-164, -6, 120],
      [10, -6, 114],
      [-164, 38, 80],
      [10, 38, 114],
      [-164, 82, 120],
      [-164, 126, 120],
      [-164, 184, 120],
    ),
    seal(82, 152, 62),
  ],
  /** A railway ticket. */
  'irctc-agent-dsc': [
    '<g transform="rotate(-7)">',
    body(
      'M-290-140h390a24 24 0 0 0 48 0h132a10 10 0 0 1 10 10v260a10 10 0 0 1-10 10h-132a24 24 0 0 0-48 0h-390a10 10 0 0 1-10-10v-260a10 10 0 0 1 10-10z',
    ),
    '<path stroke-dasharray="2 20" d="M124-94V96"/>',
    rows([-258, -98, 110], [-258, 98, 90], [-130, 98, 70], [8, 98, 70], [160, -84, 90], [160, -48, 60]),
    lines('M160 26h90v70h-90zM182 26v70M206 26v70M228 26v70'),
    body('M-222 44v-70a24 24 0 0 1 24-24h250c44 0 76 38 58 94z'),
    lines('M-240 62h350M-190-16h56v34h-56zM-102-16h56v34h-56zM-14-16h56v34h-56zM72-16h12l20 34H72z'),
    '</g>',
  ],
  /** A company form with two signatures. */
  'mca-roc-filing-dsc-for-directors': [
    sheet(-250, -220, 500, 440),
    lines('M-204-116v-44l44-26 44 26v44zM-220-116h120M-182-116v-24M-160-116v-24M-138-116v-24'),
    word('FORM', -58, -142, 60),
    rows([-58, -112, 190]),
    rows([-204, -62, 110], [-60, -62, 264], [-204, -18, 110], [-60, -18, 264], [-204, 26, 110], [-60, 26, 180]),
    lines('M-204 66h408'),
    signature(-190, 148),
    signature(42, 148, 1),
    rows([-204, 176, 178], [26, 176, 178]),
  ],
  /** A calendar sheet. */
  'renew-revoke-or-apply-afresh': [
    body('M-220-190h440a10 10 0 0 1 10 10v310l-90 90h-360a10 10 0 0 1-10-10v-390a10 10 0 0 1 10-10z'),
    lines('M-230-104h460'),
    body('M230 130h-80a10 10 0 0 0-10 10v80z'),
    lines('M-120-225v70M120-225v70M-60-146H60'),
    `<path stroke-width="16" d="${days}"/>`,
    '<circle cx="54" cy="162" r="28"/>',
  ],
  /** A USB token. */
  'token-care-password-drivers-formatting': [
    '<g transform="rotate(-16)">',
    body('M120-62h150a8 8 0 0 1 8 8V54a8 8 0 0 1-8 8H120z'),
    lines('M184-34h50v22h-50zM184 12h50v22h-50z'),
    `<rect fill="${palette.paperRaised}" x="-250" y="-110" width="376" height="220" rx="44"/>`,
    lines('M96-110v220M58-30v60'),
    '<circle cx="-206" cy="0" r="18"/>',
    seal(-70, 0, 82),
    lines('M-224 0c-60 4-74 40-60 76s12 60-8 78M-206-18c-50-22-92 8-96 44s18 74 2 112'),
    '</g>',
  ],
  /** A light bulb. */
  'trademark-patent-e-filing-dsc': [
    body('M-70 108c0-50-80-84-80-176a150 150 0 0 1 300 0c0 92-80 126-80 176z'),
    body('M-70 108H70v66a20 20 0 0 1-20 20h-100a20 20 0 0 1-20-20z'),
    lines('M-70 138H70M-70 168H70M-30 194l10 26h40l10-26'),
    lines('M-27 108V4M27 108V4'),
    drawSeal({ x: 0, y: -62, radius: 74, stroke: objectStroke }),
    lines('M-214-68h-46M214-68h46M-160-206l-32-32M160-206l32-32'),
  ],
  /** A magnifying glass over a seal. */
  'verify-a-signed-pdf': [
    sheet(-250, -225, 400, 440),
    rows([-206, -180, 200], [-206, -140, 90], [-206, -100, 70], [-206, 170, 110]),
    ribbon(46, 16, 100),
    body('M142 108l24-24 112 106a17 17 0 0 1-24 24z'),
    disc(46, -14, 146),
    drawSeal({ x: 46, y: -14, radius: 122, stroke: objectStroke }),
  ],
} as const satisfies { readonly [slug: string]: readonly string[] };
