import { checkPdf, sign } from '@mohar/check/tests/pdf-fixtures.ts';
import { addSignature, fillSignature, makeForm, makeSignature } from '@mohar/check/tests/sign-pdf.ts';
import { type PdfObjects, writePdf } from '@mohar/check/tests/write-pdf.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerFor } from './answer.ts';
import { FileResult } from './file-result.tsx';

const withScript: PdfObjects = {
  1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
};
const signForm = (objects: PdfObjects): Promise<Buffer> =>
  fillSignature(writePdf({ ...makeForm(makeSignature()), ...objects }), sign);

/** The tones of the verdicts on a file's card, how often it says that a certificate is valid, and the summary's tone. */
async function show(pdf: Buffer) {
  const result = await checkPdf(pdf);
  const report = { files: [result], checkedAt: '2026-11-29T10:00:00.000Z', isDemonstration: false };
  const html = renderToStaticMarkup(
    <FileResult id="a" report={report} result={result} file={undefined} onPassword={() => undefined} />,
  );
  // The technical details repeat the whole answer.
  const card = html.replaceAll(/<details[\s\S]*?<\/details>/g, '');
  return {
    tones: [...card.matchAll(/data-tone="(\w+)"/g)].map(([, tone]) => tone),
    answers: card.split('is valid. Make sure that this is the person').length - 1,
    summary: answerFor(result).tone,
  };
}

test('a good signature has one answer, and keeps it beside a caution', async () => {
  expect(await show(await signForm({}))).toEqual({ tones: ['good'], answers: 1, summary: 'good' });
  const pdf = await signForm(withScript);
  expect(await show(pdf)).toEqual({ tones: ['unclear', 'good'], answers: 1, summary: 'unclear' });
});

test('each of two good signatures has an answer, and the file is good only without a caution', async () => {
  const twice = await addSignature(await signForm({}), sign);
  expect(await show(twice)).toEqual({ tones: ['good'], answers: 2, summary: 'good' });
  const cautioned = await addSignature(await signForm(withScript), sign);
  expect(await show(cautioned)).toEqual({ tones: ['unclear'], answers: 2, summary: 'unclear' });
});
