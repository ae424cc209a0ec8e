import { expect, inject, test } from 'vitest';
import { clientKey, createTestApp } from '#tests/app.ts';

const open = () => createTestApp('SQLite', inject('postgresUrl'));

async function get(url: string, headers: Record<string, string> = clientKey) {
  await using site = await open();
  const answer = await site.app.inject({ url, headers });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const place = '/api/Contact/GetStateAndCityNameByPincode';

test.each([
  ['201301', { district: 'Gautam Buddha Nagar', state: 'Uttar Pradesh' }],
  ['250001', { district: 'Meerut', state: 'Uttar Pradesh' }],
  ['110001', { district: 'New Delhi', state: 'Delhi' }],
  ['533464', { district: 'Yanam', state: 'Puducherry' }],
  ['194101', { district: 'Leh', state: 'Ladakh' }],
  ['999999', { district: null, state: null }],
  ['012345', { district: null, state: null }],
])('PIN %s is found by query and by path', async (pincode, expected) => {
  expect(await get(`${place}?pinCode=${pincode}`)).toEqual({ status: 200, body: expected });
  expect(await get(`${place}/${pincode}`)).toEqual({ status: 200, body: expected });
});

test('of an army PIN the state is answered, and a header says that no more is known', async () => {
  await using site = await open();
  const ask = (pincode: string) => site.app.inject({ url: `${place}?pinCode=${pincode}`, headers: clientKey });
  const army = await ask('900099');
  expect([army.statusCode, army.json()]).toEqual([200, { district: null, state: 'West Bengal' }]);
  expect(army.headers['x-state-only']).toBe('yes');
  for (const pincode of ['999999', '201301']) expect((await ask(pincode)).headers).not.toHaveProperty('x-state-only');
});

test.each(['', '?pinCode=', '?pinCode=20130', '?pinCode=2013011', '?pinCode=20130a', '/2013x1'])(
  'a malformed PIN (%s) is 400',
  async (rest) => {
    const body = { status: 400, detail: 'pinCode must be six digits.' };
    expect(await get(place + rest)).toMatchObject({ status: 400, body });
  },
);

test('the states are 28 and the union territories 8, each with its id', async () => {
  const { status, body } = await get('/api/Contact/GetAllStateList');
  expect(status).toBe(200);
  expect(body).toHaveLength(36);
  expect(body).toContainEqual({ stateId: 9, stateName: 'Uttar Pradesh' });
  expect(body).toContainEqual({ stateId: 38, stateName: 'Ladakh' });
});

test('a state’s districts are listed; an unknown state has none; no number is 400', async () => {
  expect(await get('/api/Contact/GetAllCityByStateId?stateId=38')).toEqual({
    status: 200,
    body: [
      { cityId: 38001, cityName: 'Kargil', stateId: 38 },
      { cityId: 38002, cityName: 'Leh', stateId: 38 },
    ],
  });
  expect(await get('/api/Contact/GetAllCityByStateId?stateId=99')).toEqual({ status: 200, body: [] });
  for (const query of ['', '?stateId=', '?stateId=up', '?stateId=-1', '?stateId=9&stateId=8']) {
    expect(await get(`/api/Contact/GetAllCityByStateId${query}`)).toMatchObject({ status: 400 });
  }
});

test('an unknown address below /api is a problem, never a page', async () => {
  expect(await get('/api/Contact/Nothing')).toMatchObject({ status: 404, body: { title: 'Not Found' } });
  expect(await get('/api')).toMatchObject({ status: 404 });
});
