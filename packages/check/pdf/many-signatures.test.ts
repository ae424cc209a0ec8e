import { expect, test } from 'vitest';
import { checkPdf, pdfOf, sign, signedOnce } from '../tests/pdf-fixtures.ts';
import { fillSignature, makeForm, makeSignature, signAgain } from '../tests/sign-pdf.ts';
import { writePdf } from '../tests/write-pdf.ts';

test('signatures of 40 people are all good, in time proportional to their number', async () => {
  const files: Buffer[] = [];
  let pdf = signedOnce;
  for (let number = 2; number <= 40; number++) {
    pdf = await signAgain(pdf, number, sign);
    if (number === 10 || number === 40) files.push(pdf);
  }
  const durations: number[] = [];
  for (const file of files) {
    // The best of several: other tests run at the same time.
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3; round++) {
      const start = performance.now();
      const { verdict, signatures } = pdfOf(await checkPdf(file));
      best = Math.min(best, performance.now() - start);
      expect([verdict, signatures.length]).toEqual(['good', file === files[0] ? 10 : 40]);
    }
    durations.push(best);
  }
  const [ten = 0, forty = 0] = durations;
  expect(forty).toBeLessThan(ten * 12);
});

test('a line end before the header, and cross-reference fields of eight octets, are read', async () => {
  const later = writePdf(makeForm(makeSignature()));
  const moved = Buffer.concat([Buffer.from('\r\n'), later]);
  // Offsets count from the first byte of the file: all are two more.
  const text = moved
    .toString('latin1')
    .replace(
      /^(\d{10}) (\d{5} n)/gm,
      (_, offset: string, rest: string) => `${String(Number(offset) + 2).padStart(10, '0')} ${rest}`,
    )
    .replace(/startxref\n(\d+)/, (_, offset: string) => `startxref\n${Number(offset) + 2}`);
  expect(pdfOf(await checkPdf(await fillSignature(Buffer.from(text, 'latin1'), sign))).verdict).toBe('good');
  const wide = writePdf(makeForm(makeSignature()), { isStream: true, width: 8 });
  expect(pdfOf(await checkPdf(await fillSignature(wide, sign))).verdict).toBe('good');
});
