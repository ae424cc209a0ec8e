import { startServer } from '#tests/server.ts';
import { startRemoteHost } from './remote-host.ts';
import { awaitIslands, expect, test } from './site.ts';

test('a post that another host answers with null shows “No blog found” with status 404', async ({ page }) => {
  await using host = await startRemoteHost({
    '/api/UnAuthoriseBlog/GetAllBlogDetailById': () => ({ status: 200, json: null }),
  });
  await using site = await startServer({ API_HOST: host.url });
  const response = await page.goto(`${site.url}/Home/Blogs/Details/12`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No blog found');
});

test('a host that is slower than 3 s leaves the page with what it has, and “Try again” loads the rest without scripts', async ({
  browser,
}) => {
  let isSlow = true;
  const slowly = () => (isSlow ? ('never' as const) : undefined);
  await using host = await startRemoteHost({
    '/api/UnAuthoriseBlog/GetAllBlogs': slowly,
    '/api/UnAuthoriseNotification/GetAllNotifications': slowly,
  });
  await using site = await startServer({ API_HOST: host.url });
  const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  expect((await page.goto('/'))?.headers()['cache-control']).toBe('no-store');
  // Section 8: the empty list shows “No blogs available”.
  const blogs = page.getByRole('region', { name: 'Our Blogs' });
  await expect(blogs).toContainText('No blogs available');
  await expect(blogs).toContainText('The posts could not be loaded.');
  const news = page.getByRole('region', { name: 'What’s New' });
  await expect(news).toContainText('The latest updates could not be loaded.');
  isSlow = false;
  await blogs.getByRole('link', { name: 'Try again' }).click();
  await expect(blogs.getByRole('heading', { level: 3 })).toHaveText('Their blog');
  await expect(news.getByRole('link', { name: /^Their link/ }).first()).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  // A later page of a list that cannot be read stays the page that was asked for.
  isSlow = true;
  await page.goto('/Home/Blogs?page=3');
  await expect(page.getByText('The posts could not be loaded.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/Home/Blogs?page=3');
  await page.close();
});

test('a post of a slow host shows that it loads, and then the post; without scripts a link leads to it', async ({
  browser,
}) => {
  let isSlow = true;
  await using host = await startRemoteHost({
    '/api/UnAuthoriseBlog/GetAllBlogDetailById': () => (isSlow ? 'never' : undefined),
  });
  await using site = await startServer({ API_HOST: host.url });
  const address = `${site.url}/Home/Blogs/Details/12`;
  const page = await browser.newPage();
  await page.route('**/*complete*', (route) => {
    isSlow = false;
    return route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Their blog');
  await expect(page).toHaveTitle(/^Their blog/);
  await page.close();

  isSlow = true;
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(address);
  isSlow = false;
  await plain.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Their blog');
  await plain.close();
});

test('a host that fails, answers nothing or answers HTML is not said to have no such post', async ({ browser }) => {
  const html = '<!doctype html><title>Sign in</title>';
  let answer: { status: number; html: string } | undefined;
  await using host = await startRemoteHost({ '/api/UnAuthoriseBlog/GetAllBlogDetailById': () => answer });
  await using site = await startServer({ API_HOST: host.url });
  const page = awaitIslands(await browser.newPage({ baseURL: site.url }));
  for (const failure of [
    { status: 500, html },
    { status: 503, html: '' },
    { status: 204, html: '' },
    { status: 200, html },
  ]) {
    answer = failure;
    expect([failure, (await page.goto('/Home/Blogs/Details/12'))?.status()]).toEqual([failure, 503]);
    await expect(page.getByText('This post could not be loaded.')).toBeVisible();
    await expect(page.getByText('The link may be old')).toHaveCount(0);
  }
  // The same on the way from another page.
  await page.goto('/Home/Blogs');
  await page.getByRole('link', { name: 'Their blog' }).click();
  await expect(page.getByText('This post could not be loaded.')).toBeVisible();
  answer = undefined;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('#post-text')).toHaveText('Written & kept elsewhere.');
  await page.close();
});

test('a list of notifications that fails stays empty and is logged, and the page is shown', async ({ page }) => {
  await using host = await startRemoteHost({
    '/api/UnAuthoriseNotification/GetAllNotifications': () => ({ status: 500, json: {} }),
  });
  await using site = await startServer({ API_HOST: host.url });
  expect((await page.goto(`${site.url}/downloads`))?.status()).toBe(200);
  await page.getByRole('button', { name: /^Latest Updates/ }).click();
  const sidebar = page.getByRole('complementary', { name: 'Latest Updates' });
  await expect(sidebar).toBeVisible();
  await expect(sidebar.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(site.output()).toContain('GetAllNotifications');
});

test('with the other host unreachable every page renders its fallback, and the failure is logged', async ({
  browser,
}) => {
  await using site = await startServer({ API_HOST: 'http://127.0.0.1:1', LOG_LEVEL: 'warn' });
  const page = awaitIslands(await browser.newPage({ baseURL: site.url }));
  for (const path of ['/', '/Home/Blogs', '/downloads', '/Home/Faq', '/careers', '/robots.txt']) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
  }
  await page.goto('/#blogs');
  await expect(page.getByRole('region', { name: 'Our Blogs' })).toContainText('No blogs available');
  await page.goto('/Home/Blogs');
  await expect(page.getByText('No blogs available')).toBeVisible();
  expect((await page.goto('/Home/Blogs/Details/1'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No blog found');
  await page.close();
  expect(site.output()).toContain('GetAllBlogs');
});
