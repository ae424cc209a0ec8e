import { drawSeal } from '#media/draw/guilloche.ts';
import { body, disc, lines, objectStroke, ribbon, rows, seal, sheet } from '#media/draw/object/strokes.ts';
import { palette } from '#media/draw/palette.ts';

const ribs = Array.from({ length: 12 }, (_, rib) => `M${-256 + rib * 29} ${-58 + rib * 5.3}v164`).join('');

/** A shipping container. */
export const container = [
  body('M-285-80-110-150 275-80 100-4z'),
  body('M-285-80 100-4v206l-385-76z'),
  body('M100-4 275-80v190L100 202z'),
  lines(ribs),
  lines('M187-42v198M122 8v164M165-12v166M209-30v164M253-50v164M122 92l26-11M209 56l26-11'),
].join('');

/** A railway ticket. */
export const ticket = [
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
].join('');

const days = Array.from({ length: 5 }, (_, week) =>
  Array.from({ length: 7 }, (_, day) => `M${-162 + day * 54} ${-54 + week * 54}h.1`)
    .slice(week === 0 ? 2 : 0, week === 4 ? 5 : 7)
    .join(''),
).join('');

/** A calendar sheet. */
export const calendar = [
  body('M-220-190h440a10 10 0 0 1 10 10v310l-90 90h-360a10 10 0 0 1-10-10v-390a10 10 0 0 1 10-10z'),
  lines('M-230-104h460'),
  body('M230 130h-80a10 10 0 0 0-10 10v80z'),
  lines('M-120-225v70M120-225v70M-60-146H60'),
  `<path stroke-width="16" d="${days}"/>`,
  '<circle cx="54" cy="162" r="28"/>',
].join('');

/** A USB token. */
export const token = [
  '<g transform="rotate(-16)">',
  body('M120-62h150a8 8 0 0 1 8 8V54a8 8 0 0 1-8 8H120z'),
  lines('M184-34h50v22h-50zM184 12h50v22h-50z'),
  `<rect fill="${palette.paperRaised}" x="-250" y="-110" width="376" height="220" rx="44"/>`,
  lines('M96-110v220M58-30v60'),
  '<circle cx="-206" cy="0" r="18"/>',
  seal(-70, 0, 82),
  lines('M-224 0c-60 4-74 40-60 76s12 60-8 78M-206-18c-50-22-92 8-96 44s18 74 2 112'),
  '</g>',
].join('');

/** A light bulb. */
export const bulb = [
  body('M-70 108c0-50-80-84-80-176a150 150 0 0 1 300 0c0 92-80 126-80 176z'),
  body('M-70 108H70v66a20 20 0 0 1-20 20h-100a20 20 0 0 1-20-20z'),
  lines('M-70 138H70M-70 168H70M-30 194l10 26h40l10-26'),
  lines('M-27 108V4M27 108V4'),
  drawSeal({ x: 0, y: -62, radius: 74, stroke: objectStroke }),
  lines('M-214-68h-46M214-68h46M-160-206l-32-32M160-206l32-32'),
].join('');

/** A magnifying glass over a seal. */
export const magnifier = [
  sheet(-250, -225, 400, 440),
  rows([-206, -180, 200], [-206, -140, 90], [-206, -100, 70], [-206, 170, 110]),
  ribbon(46, 16, 100),
  body('M142 108l24-24 112 106a17 17 0 0 1-24 24z'),
  disc(46, -14, 146),
  drawSeal({ x: 46, y: -14, radius: 122, stroke: objectStroke }),
].join('');
