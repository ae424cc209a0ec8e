/** A PDF with a cross-reference table (ISO 32000-2, section 7.5.4); object 1 is the catalogue. */
export function makePdf(objects: readonly (string | Buffer)[], version = '1.7'): Buffer {
  const parts = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A page of one line, with more entries in the catalogue. */
export function makePage(catalogue = '', more: readonly (string | Buffer)[] = []): Buffer {
  const text = 'BT /F1 12 Tf 72 720 Td (Ravi Kumar, Support engineer) Tj ET';
  return makePdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    makeStream('', text),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ]);
}

export function makeStream(entries: string, data: string | Buffer): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** An incremental update: object 5 again, with a table of its own (ISO 32000-2, section 7.5.6). */
export function updatePdf(pdf: Buffer, object: string): Buffer {
  const previous = /startxref\n([0-9]+)\n%%EOF\n$/.exec(pdf.toString('latin1'))?.[1] ?? '';
  const body = `5 0 obj\n${object}\nendobj\n`;
  const table =
    `xref\n5 1\n${String(pdf.length).padStart(10, '0')} 00000 n \n` +
    `trailer\n<< /Size 6 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${pdf.length + body.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(body + table, 'latin1')]);
}
