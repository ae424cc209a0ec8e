import { propertyOptions, propertyTimeout } from '@mohar/check/tests/property-options.ts';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { submissionHeaders } from '#contract/submission.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { formKinds } from '#domain/submission/submission.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { dialects } from '#tests/store.ts';
import { sampleEnquiry, samplePartner, toEnquiryBody } from '#tests/submissions.ts';

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc.jsonValue(),
  fc.constantFrom('Asha Rao', 'asha@example.in', '9876543210', '201301', 201301, 'Sector 62, Noida', null, '', 0, -1),
);
/** Valid entries of a form, except for one or two. */
const nearlyGood = [sampleEnquiry, samplePartner].map((sample) =>
  fc.record(
    Object.fromEntries(
      Object.entries(toEnquiryBody(sample)).map(([field, value]) => [
        field,
        fc.oneof({ weight: 12, arbitrary: fc.constant<unknown>(value) }, { weight: 1, arbitrary: anything }),
      ]),
    ),
  ),
);
const body = fc.oneof({ weight: 4, arbitrary: fc.oneof(...nearlyGood) }, { weight: 1, arbitrary: fc.jsonValue() });

test.each(dialects)(
  'any fields sent to SubmitContactDetails on %s are stored with 200 or rejected with 422',
  async (dialect) => {
    await using site = await createTestApp(dialect, inject('postgresUrl'));
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom('', ...formKinds), async (payload, form) => {
        const answer = await site.app.inject({
          method: 'POST',
          url: apiPaths.submitEnquiry,
          headers: { ...clientKey, 'Content-Type': 'application/json', [submissionHeaders.form]: form },
          payload: JSON.stringify(payload),
        });
        expect([200, 422, 400]).toContain(answer.statusCode);
        // Only a body that JSON itself forbids us (a key like __proto__) is 400.
        if (answer.statusCode === 400) expect(JSON.stringify(payload)).toMatch(/__proto__|constructor/);
        if (answer.statusCode === 200) stored += 1;
        // Duplicates count too: the search may try a value twice.
        await site.store.db.deleteFrom('recentSubmission').execute();
      }),
      propertyOptions(20_000),
    );
    expect(stored).toBeGreaterThan(10);
    expect(await listEnquiries(site.store.db)).toHaveLength(stored);
  },
  propertyTimeout,
);
