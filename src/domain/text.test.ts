import { expect, test } from 'vitest';
import { type ApplicationEntries, applicationFields, validateApplication } from '#domain/application/application.ts';
import { listEnquiryFields } from '#domain/enquiry/enquiry.ts';
import { validateEnquiryField } from '#domain/enquiry/validate-enquiry.ts';
import { formatBytes, longestEntry } from '#domain/text.ts';

test.each([
  [1, '0.1 kB'],
  [1_024, '1 kB'],
  [1_102, '1.1 kB'],
  [10_240, '10 kB'],
  [45_321, '45 kB'],
  [1_048_575, '1024 kB'],
  [1_310_720, '1.3 MB'],
  [5_242_880, '5.0 MB'],
])('%i bytes are written %s', (bytes, text) => {
  expect(formatBytes(bytes).replaceAll('\u00a0', ' ')).toBe(text);
});

test('an entry far too long is refused for its length, whatever else is wrong with it', () => {
  const long = '1'.repeat(longestEntry + 1);
  const application = Object.fromEntries(applicationFields.map((field) => [field, long])) as ApplicationEntries;
  expect(validateApplication(application)).toEqual({
    fullName: 'name-length',
    email: 'email-invalid',
    phone: 'phone-invalid',
    post: 'post-length',
    expSalary: 'salary-required',
  });
  for (const field of listEnquiryFields('partner')) {
    expect(validateEnquiryField(field, long, 'partner')).toMatch(/-(?:invalid|length)$/);
    expect(validateEnquiryField(field, `${' '.repeat(longestEntry)}1`, 'partner')).toMatch(/-(?:invalid|length)$/);
  }
});
