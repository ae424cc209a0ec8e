import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { propertyOptions, propertyTimeout } from '#tests/property-options.ts';
import { dialects } from '#tests/store.ts';

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc.jsonValue(),
  fc.constantFrom('Asha Rao', 'asha@example.in', '9876543210', '201301', 201301, 'Sector 62, Noida', null, '', 0, -1),
);
const good = {
  name: 'Asha Rao',
  companyName: '',
  mail: 'asha@example.in',
  phone: '9876543210',
  address: 'Sector 62, Noida',
  pincode: 201301,
  cityName: '',
  stateName: '',
  message: 'Which one do I need?',
};
/** Mostly good entries with one or two that are not. */
const nearlyGood = fc.record(
  Object.fromEntries(
    Object.entries(good).map(([field, value]) => [
      field,
      fc.oneof({ weight: 12, arbitrary: fc.constant(value as unknown) }, { weight: 1, arbitrary: anything }),
    ]),
  ),
);
const body = fc.oneof({ weight: 4, arbitrary: nearlyGood }, { weight: 1, arbitrary: fc.jsonValue() });

test.each(dialects)(
  'any fields sent to SubmitContactDetails on %s are stored with 200 or rejected with 422',
  async (dialect) => {
    await using site = await createTestApp(dialect, inject('postgresUrl'));
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        const answer = await site.app.inject({
          method: 'POST',
          url: apiPaths.submitEnquiry,
          headers: { ...clientKey, 'Content-Type': 'application/json' },
          payload: JSON.stringify(payload),
        });
        expect([200, 422, 400]).toContain(answer.statusCode);
        // Only a body that JSON itself forbids us (a key like __proto__) is 400.
        if (answer.statusCode === 400) expect(JSON.stringify(payload)).toMatch(/__proto__|constructor/);
        if (answer.statusCode === 200) stored += 1;
        // Each counts, also where the search tries the same one twice.
        await site.store.db.deleteFrom('recentSubmission').execute();
      }),
      propertyOptions(20_000),
    );
    expect(stored).toBeGreaterThan(10);
    expect(await listEnquiries(site.store.db)).toHaveLength(stored);
  },
  propertyTimeout,
);
