import PDFDocument from 'pdfkit';
import { pack } from '#documents/pack.ts';
import type { ContentsEntry } from '#documents/set-contents.ts';
import type { Publisher } from '#documents/set-front.ts';
import { Setter } from '#documents/setter.ts';
import { Sheet } from '#documents/sheet.ts';
import type { Document } from '#domain/document/document.ts';

/**
 * Sets a document into a PDF: tagged, with its fonts, a form that can be filled in where it has one, and the same bytes
 * for the same content. Throws when a letter is in no font.
 */
export async function setDocument(document: Document, publisher: Publisher): Promise<Buffer> {
  // The pages of a table of contents are known once everything is set; its length is the same before and after.
  const entries = document.hasContents ? (await set(document, publisher, [])).entries : [];
  return pack((await set(document, publisher, entries)).bytes);
}

async function set(document: Document, publisher: Publisher, contents: readonly ContentsEntry[]) {
  const { head, subtitle } = document;
  const day = new Date(`${head.effectiveDate}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: toInfo(`${head.title}, edition ${head.edition}`),
      Author: toInfo(publisher.owner),
      Subject: toInfo(subtitle),
      Creator: toInfo(publisher.owner),
      // The same content has the same bytes: the file's dates, and the identity made from them, are the edition's.
      CreationDate: day,
      ModDate: day,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));

  const setter = new Setter(new Sheet(pdf), document);
  setter.set(publisher, contents);
  pdf.end();
  await ended;
  return { bytes: Buffer.concat(chunks), entries: setter.entries };
}

/** pdfkit writes these into XML as they are. */
function toInfo(text: string): string {
  return text.replaceAll('&', 'and').replaceAll(/[<>]/g, '');
}
