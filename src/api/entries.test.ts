import { expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { applicationFields } from '#domain/application/application.ts';
import { enteredFields } from '#domain/enquiry/enquiry.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { type EntryRow, readEntryRows } from '#tests/entries.ts';
import {
  sampleApplicationEntries,
  sampleEnquiry,
  samplePartner,
  samplePdf,
  toEnquiryBody,
} from '#tests/submissions.ts';

/** The browser's alone: the call carries neither. */
const ownOfBrowser = new Set(['captcha', 'terms']);
const rows = readEntryRows().filter(({ field }) => !ownOfBrowser.has(field));

/** A rule of the table as the end of an error code. */
const codeEnds: { readonly [rule: string]: RegExp } = {
  required: /-required$/,
  minimum: /-min$/,
  maximum: /-max$/,
};

test('the table has every field of the API', () => {
  const fields = new Set(rows.map(({ field }) => field));
  // The call names the email of an enquiry `mail`.
  const enquiry = enteredFields.map((field) => (field === 'email' ? 'mail' : field));
  expect(fields).toEqual(new Set([...enquiry, ...applicationFields]));
});

test('the API takes and refuses each entry of the table as the specification says', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  const send = async ({ form, field, entered }: EntryRow) => {
    if (form !== 'career') {
      const payload = { ...toEnquiryBody(form === 'partner' ? samplePartner : sampleEnquiry), [field]: entered };
      return site.app.inject({ method: 'POST', url: apiPaths.submitEnquiry, headers: clientKey, payload });
    }
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...sampleApplicationEntries, [field]: entered })) {
      data.append(name, value);
    }
    data.append('resume', new File([new Uint8Array(samplePdf)], 'Ravi.pdf'));
    const body = new Response(data);
    const headers = { ...clientKey, 'Content-Type': body.headers.get('Content-Type') ?? '' };
    const payload = Buffer.from(await body.arrayBuffer());
    return site.app.inject({ method: 'POST', url: apiPaths.submitApplication, headers, payload });
  };
  const differences: string[] = [];
  for (const row of rows) {
    const answer = await send(row);
    const [status = '', field = '', rule = ''] = row.api.split(' ');
    const code = answer.statusCode === 422 ? answer.json().errors[field]?.code : '';
    const isExpected =
      status === 'accepted'
        ? answer.statusCode === 200
        : answer.statusCode === 422 && (codeEnds[rule] ?? /-(?:invalid|length|letters)$/).test(code ?? '');
    if (!isExpected) differences.push(`${JSON.stringify(row)}: ${answer.statusCode} ${code}`);
  }
  expect(differences).toEqual([]);
});
