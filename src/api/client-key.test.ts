import { expect, inject, test } from 'vitest';
import { type Call, calls } from '#contract/calls.ts';
import { clientKey, createTestApp } from '#tests/app.ts';

// Section 7's ten calls, one of them in both of its spellings; last, an unknown address.
test.each([
  ['GET', '/api/Contact/GetAllStateList', 200],
  ['GET', '/api/Contact/GetAllCityByStateId?stateId=9', 200],
  ['GET', '/api/Contact/GetStateAndCityNameByPincode?pinCode=201301', 200],
  ['GET', '/api/Contact/GetStateAndCityNameByPincode/201301', 200],
  ['POST', '/api/Contact/SubmitContactDetails', 422],
  ['POST', '/api/CareerDetail/SubmitJobApplication', 415],
  ['GET', '/api/UnAuthoriseNotification/GetAllNotifications', 200],
  ['GET', '/api/UnAuthoriseNotification/GetNotificationImage?id=1', 404],
  ['GET', '/api/UnAuthoriseBlog/GetAllBlogs?pageNumber=1&record=3&isPopular=&isActive=true', 200],
  ['GET', '/api/UnAuthoriseBlog/GetAllBlogDetailById?id=1', 404],
  ['GET', '/api/UnAuthorisePopupAdvertisement/GetAllAdvertisementsList?platformType=1&roleName=Visitor', 200],
  ['GET', '/api/Contact/Nothing', 404],
] as const)('%s %s is 401 without a key and with a wrong one', async (method, url, status) => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  const ask = async (headers: Record<string, string>) => {
    const answer = await site.app.inject({ method, url, headers, ...(method === 'POST' ? { payload: {} } : {}) });
    return { status: answer.statusCode, type: answer.headers['content-type'] };
  };
  const refusal = { status: 401, type: expect.stringContaining('application/problem+json') };
  expect(await ask({})).toEqual(refusal);
  expect(await ask({ 'X-Client-Key': '' })).toEqual(refusal);
  expect(await ask({ 'X-Client-Key': 'MOHAR-public-site' })).toEqual(refusal);
  expect(await ask(clientKey)).toMatchObject({ status });
});

test.each(Object.values<Call>(calls))('another method on $path is 405 and names those there are', async (call) => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  const url = call.path.replace('{pinCode}', '201301');
  const allow = call.body ? 'POST' : 'GET, HEAD';
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', call.body ? 'GET' : 'POST'] as const) {
    const body = method === 'POST' ? { payload: '<x/>', headers: { ...clientKey, 'Content-Type': 'text/xml' } } : {};
    const answer = await site.app.inject({ method, url, headers: clientKey, ...body });
    expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, allow]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 405, title: 'Method Not Allowed' });
  }
  expect((await site.app.inject({ method: 'PUT', url })).statusCode).toBe(401);
});
