import { expect, inject, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { apiPaths } from '#contract/paths.ts';
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
