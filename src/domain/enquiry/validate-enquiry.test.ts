import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enquiryMessages } from '#content/enquiry/messages.ts';
import { type EnquiryField, type EnquiryKind, enteredFields, listEnquiryFields } from '#domain/enquiry/enquiry.ts';
import { validateEnquiryField, validatePincodeOnBlur } from '#domain/enquiry/validate-enquiry.ts';

const name = 'Name must be 2–50 characters (letters & spaces only).';
const partnerName = 'Name must be 2-50 characters and letters only.';
const company = 'Company name must be 2-100 characters (letters, numbers, & , . ( ) allowed).';
const mail = 'Please enter a valid email address.';
const phone = 'Phone number must be exactly 10 digits.';
const address = 'Address must be between 5 and 200 characters.';
const message = 'Message must be between 5 and 200 characters.';
const pincode = 'Pincode must be a valid 6-digit number.';

// Limits and messages are section 5's; `undefined` passes.
const table: [EnquiryField, EnquiryKind, value: string, words: string | undefined][] = [
  ['name', 'contact', '', 'Please enter full name.'],
  ['name', 'contact', '   ', 'Please enter full name.'],
  ['name', 'contact', 'A', name],
  ['name', 'contact', ' A ', name],
  ['name', 'contact', 'Al', undefined],
  ['name', 'contact', 'a'.repeat(50), undefined],
  ['name', 'contact', 'a'.repeat(51), name],
  ['name', 'contact', '𝒜'.repeat(50), undefined],
  ['name', 'contact', 'Asha R2', name],
  ['name', 'contact', 'O’Brien', name],
  ['name', 'contact', 'आशा राव', undefined],
  ['name', 'contact', 'Asha\nRao', name],
  ['name', 'contact', 'Asha 🙂', name],
  ['name', 'partner', 'A', partnerName],
  ['companyName', 'partner', '', 'Please enter company name.'],
  ['companyName', 'partner', 'R', company],
  ['companyName', 'partner', 'R2', undefined],
  ['companyName', 'partner', 'Rao & Sons (India), Pvt. Ltd.-1', undefined],
  ['companyName', 'partner', 'a'.repeat(100), undefined],
  ['companyName', 'partner', 'a'.repeat(101), company],
  ['companyName', 'partner', 'Rao/Sons', company],
  ['email', 'contact', '', 'Please enter email id.'],
  ['email', 'contact', 'a@b', mail],
  ['email', 'contact', 'a@b.c', undefined],
  ['email', 'contact', 'a b@c.in', mail],
  ['email', 'contact', 'a@@b.in', mail],
  ['email', 'contact', '<a@b.in>', mail],
  ['email', 'contact', 'a,c@b.in', mail],
  ['email', 'contact', 'a(x)@b.in', mail],
  ['email', 'contact', '"a"@b.in', mail],
  ['email', 'contact', 'a@b.in.', mail],
  ['email', 'contact', 'a@b.in:25', mail],
  ['email', 'contact', 'a@b.in\r\nBcc: c@d.in', mail],
  ['email', 'contact', `${'a'.repeat(247)}@abc.in`, undefined],
  ['email', 'contact', `${'a'.repeat(248)}@abc.in`, mail],
  ['phone', 'contact', '', 'Please enter phone number.'],
  ['phone', 'contact', '987654321', phone],
  ['phone', 'contact', '9876543210', undefined],
  ['phone', 'contact', '98765432101', phone],
  ['phone', 'contact', '98765 43210', phone],
  ['phone', 'contact', '९८७६५४३२१०', phone],
  ['address', 'contact', '', 'Please enter address.'],
  ['address', 'contact', 'abcd', address],
  ['address', 'contact', '  abcd  ', address],
  ['address', 'contact', 'abcde', undefined],
  ['address', 'contact', 'a'.repeat(200), undefined],
  ['address', 'contact', 'a'.repeat(201), address],
  ['pincode', 'contact', '', 'Please enter pincode.'],
  ['pincode', 'contact', '20130', pincode],
  ['pincode', 'contact', '201301', undefined],
  ['pincode', 'contact', '2013011', pincode],
  ['pincode', 'contact', '20130a', pincode],
  ['message', 'contact', '', 'Please enter message.'],
  ['message', 'contact', 'abcd', message],
  ['message', 'contact', 'abcde', undefined],
  ['message', 'contact', '🙏'.repeat(200), undefined],
  ['message', 'contact', 'a'.repeat(201), message],
];

test('a contact enquiry has no field of the partner form', () => {
  const own = 'name email phone address pincode cityName stateName message'.split(' ');
  expect(listEnquiryFields('contact')).toEqual(own);
});

test('each field that a person fills in has entries that pass and entries that do not', () => {
  const fieldsOf = (isGood: boolean) =>
    new Set(table.filter((row) => (row[3] === undefined) === isGood).map(([field]) => field));
  const all = new Set<EnquiryField>(enteredFields);
  expect([fieldsOf(true), fieldsOf(false)]).toEqual([all, all]);
});

test.each(table)('%s of a %s enquiry: %j says %j', (field, kind, value, words) => {
  const code = validateEnquiryField(field, value, kind);
  expect(code && enquiryMessages[code]).toBe(words);
});

describe('leaving the pincode field', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['201301', undefined],
    ['20130', 'Please enter a valid 6-digit pincode.'],
    ['abc', 'Please enter a valid 6-digit pincode.'],
  ])('%j says %j', (value, words) => {
    const code = validatePincodeOnBlur(value);
    expect(code && enquiryMessages[code]).toBe(words);
  });
});

test('any text of 5 to 200 printable code points is a message, with or without space around it', () => {
  const printable = fc.string({ unit: 'grapheme', minLength: 5, maxLength: 60 }).filter((text) => {
    const length = [...text.trim()].length;
    return length >= 5 && length <= 200 && !/[\p{Cc}\p{Cs}]/u.test(text);
  });
  fc.assert(fc.property(printable, (text) => validateEnquiryField('message', ` ${text} `, 'contact') === undefined));
});
