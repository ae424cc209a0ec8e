import { expect, test } from 'vitest';
import { startServer } from '#tests/server.ts';

test('development has the style guide, every page, the API and the demonstration', async () => {
  await using server = await startServer({ DEMONSTRATION: 'yes' }, { script: 'dev' });
  const read = async (path: string): Promise<string> => {
    const response = await fetch(server.url + path, { headers: { 'X-Client-Key': 'mohar-public-site' } });
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  expect(await read('/styleguide')).toContain('<h1>Style guide</h1>');
  expect(await read('/pricing')).toContain('<h1>');
  expect(JSON.parse(await read('/api/Contact/GetAllStateList'))).toHaveLength(36);
  expect(JSON.parse(await read('/repository.json')).files).toHaveLength(5);
  expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
  expect(server.output()).not.toContain('"level":');
});
