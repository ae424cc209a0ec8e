import { expect, inject, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { apiPaths } from '#contract/paths.ts';
import { applicationFields, validateApplication } from '#domain/application/application.ts';
import { listEnquiryFields } from '#domain/enquiry/enquiry.ts';
import { validateEnquiryField } from '#domain/enquiry/validate-enquiry.ts';
import { createTestApp } from '#tests/app.ts';

const open = () => createTestApp('SQLite', inject('postgresUrl'));

test('the description is OpenAPI 3.1, has every call, and resolves every reference', async () => {
  await using site = await open();
  const answer = await site.app.inject('/api/openapi.json');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const description = answer.json();
  expect(description.openapi).toMatch(/^3\.1\./);
  expect(Object.keys(description.paths).sort()).toEqual(
    Object.values(calls)
      .map(({ path }) => path)
      .sort(),
  );
  expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(Object.values(apiPaths)));
  const references = [...answer.body.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'));
  expect(references.length).toBeGreaterThan(10);
  for (const path of references) {
    const target = path.reduce((value: unknown, step) => (value as { [name: string]: unknown })?.[step], description);
    expect([path.join('/'), typeof target]).toEqual([path.join('/'), 'object']);
  }
  const list = description.paths[apiPaths.postList].get;
  expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual([
    'pageNumber',
    'record',
    'isPopular',
    'isActive',
    'images',
  ]);
  expect(description.components.schemas.Blog.required).toEqual(
    expect.arrayContaining(['id', 'title', 'description', 'createdDate', 'imageByte', 'image', 'imageFile']),
  );
});

type Json = { readonly [name: string]: unknown };

/** Reads a part of the description, following references. */
function createReader(description: Json) {
  return (...steps: readonly string[]): unknown =>
    steps.reduce<unknown>((value, step) => {
      const found = (Object(value) as Json)[step];
      const { $ref } = Object(found) as { $ref?: string };
      return $ref
        ? $ref
            .slice(2)
            .split('/')
            .reduce<unknown>((at, name) => (Object(at) as Json)[name], description)
        : found;
    }, description);
}

async function openDescription() {
  await using site = await open();
  return createReader((await site.app.inject('/api/openapi.json')).json());
}

const bodyOf = (path: string, type: string) => ['paths', path, 'post', 'requestBody', 'content', type, 'schema'];

/** Whether a text is valid by its description: a length in code points and a pattern, or one of several. */
function accepts(schema: unknown, text: string): boolean {
  const {
    anyOf,
    const: only,
    type,
    minLength = 0,
    maxLength = Infinity,
    pattern = '',
  } = schema as {
    anyOf?: unknown[];
    const?: string;
    type?: string;
    minLength?: number;
    maxLength?: number;
    pattern?: string;
  };
  if (anyOf) return anyOf.some((one) => accepts(one, text));
  if (only !== undefined) return text === only;
  const length = [...text].length;
  return type === 'string' && length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(text);
}

const samples = [
  '',
  'a',
  'ab',
  'Asha Rao',
  'आशा',
  '𝒜b',
  'O’Brien',
  'Rao & Sons (P.)',
  'a\u0000b',
  'ab\ud800cde',
  'a\nb cd',
  '0',
  '6.5',
  '1e3',
];
const digits = ['012345', '201301', '2013011', '9876543210', '98765 43210', '+919876543210', '९८७६५४३२१०'];
const emails = [
  'a@b.in',
  'a@b.in.',
  'a@b.\u0000in',
  '\ud800a@b.in',
  'a@b',
  'a b@c.in',
  'a@b@c.in',
  `${'a'.repeat(249)}@b.in`,
  `${'a'.repeat(250)}@b.in`,
];
const lengths = [1, 2, 4, 5, 50, 51, 100, 101, 200, 201].flatMap((length) => ['a'.repeat(length), '𝒜'.repeat(length)]);
const texts = [...samples, ...digits, ...emails, ...lengths];

test('the described fields of an enquiry are those that the rules accept', async () => {
  const read = await openDescription();
  const body = bodyOf(apiPaths.submitEnquiry, 'application/json');
  expect(read(...body, 'required')).toEqual(['name', 'mail', 'phone', 'address', 'pincode', 'message']);
  const contactFields = listEnquiryFields('contact');
  for (const field of listEnquiryFields('partner')) {
    const schema = read(...body, 'properties', field === 'email' ? 'mail' : field);
    for (const text of texts.filter((one) => one === one.trim())) {
      const isDropped = text === '' && !contactFields.includes(field);
      const isValid = isDropped || validateEnquiryField(field, text, 'partner') === undefined;
      expect([field, text, accepts(schema, text)]).toEqual([field, text, isValid]);
    }
  }
  expect(read(...body, 'properties', 'name')).toMatchObject({ minLength: 2, maxLength: 50 });
});

test('the described fields of an application are those that the rules accept', async () => {
  const read = await openDescription();
  const body = bodyOf(apiPaths.submitApplication, 'multipart/form-data');
  expect(read(...body, 'required')).toEqual([...applicationFields, 'resume']);
  const valid = { fullName: 'Ravi', email: 'r@b.in', phone: '9123456780', post: 'HR', expSalary: '6' };
  for (const field of applicationFields) {
    const schema = read(...body, 'properties', field);
    for (const text of texts) {
      const isValid = validateApplication({ ...valid, [field]: text })[field] === undefined;
      // The pattern of a salary has its form; the limits are in the description.
      if (field !== 'expSalary' || isValid)
        expect([field, text, accepts(schema, text)]).toEqual([field, text, isValid]);
    }
  }
  expect(read(...body, 'properties', 'expSalary', 'description')).toContain('from 1 to 100 in steps of 0.1');
});

test('the description says when to try again, the reference number, and the limits of a page of blogs', async () => {
  const read = await openDescription();
  for (const path of [apiPaths.submitEnquiry, apiPaths.submitApplication]) {
    const responses = ['paths', path, 'post', 'responses'];
    for (const status of ['429', '503']) {
      expect(read(...responses, status, 'headers', 'Retry-After', 'schema')).toEqual({ type: 'integer', minimum: 1 });
    }
    expect(read(...responses, '200', 'headers', 'X-Reference', 'schema')).toMatchObject({ type: 'string' });
  }
  const parameters = read('paths', apiPaths.postList, 'get', 'parameters') as { name: string; schema: Json }[];
  expect(parameters.find(({ name }) => name === 'record')).toMatchObject({
    required: false,
    description: 'A whole number from 1 to 100; 10 where it is absent.',
  });
  const schemaOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
  expect(schemaOf('pageNumber')).toEqual({ type: 'integer', minimum: 1, maximum: 1_000_000_000 });
  expect(schemaOf('record')).toEqual({ type: 'integer', minimum: 1, maximum: 100 });
  expect(schemaOf('isPopular')).toMatchObject({ enum: ['', 'true', 'false'] });
});

test('the HTML page needs no script and no external resource, under the strict policy', async () => {
  await using site = await open();
  const answer = await site.app.inject('/api/docs');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  expect(answer.body).not.toMatch(/<script|style=|<style|src=/);
  for (const path of Object.values(apiPaths)) expect(answer.body).toContain(path);
  const style = await site.app.inject('/api/docs.css');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
});
