import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#content/site.ts';
import { outlineBrand } from '#media/outline-brand.ts';

// `npm run brand` draws what the seals show from `devanagari.name` of `src/content/site.ts`.
const { name } = site.devanagari;
const outlines = outlineBrand(name);
const file = join(import.meta.dirname, '../src/content/brand-outlines.ts');
writeFileSync(
  file,
  `import type { SealOutlines } from '#domain/site/seal.ts';\n\nexport const outlines: SealOutlines = ${JSON.stringify(outlines)};\n`,
);
console.log(`src/content/brand-outlines.ts has the outlines of “${name}” now.`);
