import { body, disc, lines, ribbon, rows, seal, sheet, signature, word } from '#media/draw/object/strokes.ts';

/** A certificate with the figure 3 in its seal. */
export const certificate = [
  sheet(-290, -205, 580, 370),
  '<rect x="-262" y="-177" width="524" height="314" rx="4"/>',
  rows([-120, -122, 240], [-180, -62, 360], [-180, -22, 360], [-180, 18, 130], [-180, 58, 90], [-180, 98, 120]),
  ribbon(130, 108, 92),
  disc(130, 108, 92),
  '<circle cx="130" cy="108" r="70"/>',
  lines('M102 76h54l-32 30c26-4 40 12 38 30-2 26-42 32-62 10'),
].join('');

/** A sealed tender envelope. */
export const envelope = [
  sheet(-290, -180, 580, 360),
  lines('M-286-174-30 36c18 14 42 14 60 0L286-174M-286 174-88-16M286 174 88-16'),
  seal(0, 20, 84),
  word('TENDER', -72, 160, 40),
].join('');

/** A letter with a stamp. */
export const letter = [
  sheet(-190, -235, 380, 470),
  rows([-60, -190, 120], [-90, -158, 180]),
  lines('M-190-126h380'),
  rows([-150, -82, 130], [-150, -42, 300], [-150, -6, 300], [-150, 30, 240], [-150, 66, 110]),
  signature(-146, 156),
  rows([-150, 182, 150]),
  '<g transform="rotate(-12 96 140)"><circle cx="96" cy="140" r="80"/><circle cx="96" cy="140" r="50"/>',
  lines('M96 114l8 17 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2z'),
  '<circle stroke-dasharray="2 18.4" cx="96" cy="140" r="65"/></g>',
].join('');

/** An invoice with a seal. */
export const invoice = [
  body('M-190-235h380v450l-32-22-31 22-32-22-32 22-31-22-32 22-32-22-31 22-32-22-32 22-31-22-32 22z'),
  word('TAX INVOICE', -154, -172, 42),
  rows([-150, -136, 130]),
  lines('M-150-96h300M-150-40h300M-150 12h300M-150 64h300M-20-96V64M66-96V64'),
  rows([-124, -66, 60], [-124, -12, 74], [-124, 40, 50], [94, -66, 34], [94, -12, 34], [94, 40, 34]),
  word('₹', -150, 140, 56),
  rows([-108, 122, 70]),
  seal(106, 130, 56),
].join('');

/** A tax return with a seal. */
export const taxReturn = [
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
].join('');

/** A company form with two signatures. */
export const companyForm = [
  sheet(-250, -220, 500, 440),
  lines('M-204-116v-44l44-26 44 26v44zM-220-116h120M-182-116v-24M-160-116v-24M-138-116v-24'),
  word('FORM', -58, -142, 60),
  rows([-58, -112, 190]),
  rows([-204, -62, 110], [-60, -62, 264], [-204, -18, 110], [-60, -18, 264], [-204, 26, 110], [-60, 26, 180]),
  lines('M-204 66h408'),
  signature(-190, 148),
  signature(42, 148, 1),
  rows([-204, 176, 178], [26, 176, 178]),
].join('');
