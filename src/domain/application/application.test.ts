import { expect, test } from 'vitest';
import { applicationMessages } from '#content/application/messages.ts';
import { type ApplicationField, validateApplication } from '#domain/application/application.ts';
import { validateResumeFile } from '#domain/application/resume.ts';

const nameLetters = 'Full name should contain only letters.';
const nameLength = 'Full name must be between 2 and 50 characters.';
const email = 'Please enter a valid email address.';
const phone = 'Phone number must be exactly 10 digits.';
const designation = 'Designation must be between 2 and 100 characters.';
const salary = 'Please enter your expected salary in LPA.';

const valid = { fullName: 'Ravi Kumar', email: 'ravi@example.in', phone: '9123456780', post: 'HR', expSalary: '6.5' };

// Limits and messages are section 5's; `undefined` passes.
const table: readonly [ApplicationField, value: string, message: string | undefined][] = [
  ['fullName', '', 'Please enter full name.'],
  ['fullName', '   ', 'Please enter full name.'],
  ['fullName', 'Ravi 2', nameLetters],
  ['fullName', 'O’Brien', nameLetters],
  ['fullName', 'रवि कुमार', undefined],
  ['fullName', 'R', nameLength],
  ['fullName', ' R ', nameLength],
  ['fullName', 'Ra', undefined],
  ['fullName', 'a'.repeat(50), undefined],
  ['fullName', 'a'.repeat(51), nameLength],
  ['email', '', 'Please enter email.'],
  ['email', 'ravi@example', email],
  ['email', 'a b@c.in', email],
  ['email', 'a@b.in', undefined],
  ['phone', '', 'Please enter phone number.'],
  ['phone', '912345678', phone],
  ['phone', '91234 56780', phone],
  ['phone', '9123456780', undefined],
  ['phone', '91234567801', phone],
  ['post', '', 'Please enter designation.'],
  ['post', 'E', designation],
  ['post', 'HR', undefined],
  ['post', 'a'.repeat(100), undefined],
  ['post', 'a'.repeat(101), designation],
  ['expSalary', '', salary],
  ['expSalary', 'six', salary],
  ['expSalary', '0', salary],
  ['expSalary', '-1', salary],
  ['expSalary', '1.05', salary],
  ['expSalary', '6.55', salary],
  ['expSalary', '0.5', 'Expected salary must be at least 1 LPA.'],
  ['expSalary', '1', undefined],
  ['expSalary', '99.9', undefined],
  ['expSalary', '100', undefined],
  ['expSalary', '100.1', 'Expected salary cannot exceed 100 LPA.'],
];

test.each(table)('%s of an application: %j says %j', (field, value, message) => {
  const codes = validateApplication({ ...valid, [field]: value });
  expect(Object.entries(codes).map(([name, code]) => [name, applicationMessages[code]])).toEqual(
    message === undefined ? [] : [[field, message]],
  );
});

const format = 'Invalid file format. Only PDF/DOC/DOCX allowed.';
const megabyte = 1_048_576;

test.each([
  [undefined, 'Please upload your resume.'],
  [{ name: 'resume.txt', size: 100 }, format],
  [{ name: 'resume', size: 100 }, format],
  [{ name: 'resume.pdf.exe', size: 100 }, format],
  [{ name: 'empty.pdf', size: 0 }, format],
  [{ name: 'resume.pdf', size: 5 * megabyte + 1 }, 'File size must not exceed 5 MB.'],
  [{ name: 'resume.pdf', size: 5 * megabyte }, undefined],
  [{ name: 'resume.DOC', size: 100 }, undefined],
  [{ name: 'resume.docx', size: 100 }, undefined],
])('the resume %j says %j', (file, message) => {
  const code = validateResumeFile(file);
  expect(code && applicationMessages[code]).toBe(message);
});
