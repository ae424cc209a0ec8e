import type { Page } from '@playwright/test';
import { makePicture } from '#tests/pictures.ts';
import { enrol, expect, startPost, test } from './desk.ts';

const text = (page: Page) => page.getByLabel('Text', { exact: true });

async function openNewPost(page: Page, title: string): Promise<void> {
  await page.goto('/published');
  await startPost(page, title);
  await expect(text(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
}

type Copied = { readonly html?: string; readonly plain?: string; readonly pictures?: readonly string[] };

/** Pastes or drops what another program copied; pictures are PNG files in base64, named 1.png, 2.png … */
async function put(page: Page, type: 'paste' | 'drop', { html, plain, pictures = [] }: Copied): Promise<void> {
  await text(page).evaluate(
    (area, { type, html, plain, pictures }) => {
      const data = new DataTransfer();
      if (html !== undefined) data.setData('text/html', html);
      if (plain !== undefined) data.setData('text/plain', plain);
      for (const [index, base64] of pictures.entries()) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], `${index + 1}.png`, { type: 'image/png' }));
      }
      const init = { bubbles: true, cancelable: true };
      const event =
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data });
      (area as HTMLTextAreaElement).focus();
      area.dispatchEvent(event);
    },
    { type, html, plain, pictures },
  );
}

const makePng = async (width: number): Promise<string> => (await makePicture('png', width, 400)).toString('base64');

test('a table of Excel is pasted as Markdown without its picture, undone at once, and shown beside the text', {
  tag: '@journey',
}, async ({ desk, context }) => {
  const page = await enrol(desk, context, 'Ed Excel', 'editor');
  await page.setViewportSize({ width: 1366, height: 768 });
  await openNewPost(page, 'Prices of the year');
  await text(page).fill('Prices:');
  await text(page).press('End');
  const html =
    '<table><tr><td>Class</td><td>Price</td></tr><tr><td>Class 3</td><td align=right>1,500</td></tr></table>';
  await put(page, 'paste', { html, plain: 'Class\tPrice\nClass 3\t1,500', pictures: [await makePng(600)] });
  const pasted = 'Prices:\n\n| Class | Price |\n| --- | --- |\n| Class 3 | 1,500 |';
  await expect(text(page)).toHaveValue(pasted);
  await expect(page.getByLabel('What the picture shows')).toBeHidden();
  await text(page).press('Control+z');
  await expect(text(page)).toHaveValue('Prices:');
  await text(page).press('Control+Shift+z');
  await expect(text(page)).toHaveValue(pasted);
  const preview = page.frameLocator('iframe[title="Preview of the post"]');
  await expect(preview.getByRole('cell', { name: '1,500' })).toBeVisible();
});

test('pictures inside pasted text are described and stand where they stood; others are counted', async ({
  desk,
  context,
}) => {
  const page = await enrol(desk, context, 'Wanda Word', 'editor');
  await openNewPost(page, 'With pictures');
  const picture = (alt: string, base64: string): string => `<img alt="${alt}" src="data:image/png;base64,${base64}">`;
  const html = `<p>One</p><p>${picture('The token', await makePng(500))}</p><p>Two</p><p>${picture('', await makePng(520))}</p>
    <p>Three <img src="file:///C:/clip.png"><img src="https://evil.example/p.png"> <s>gone</s></p>`;
  await put(page, 'paste', { html, plain: 'One' });
  await expect(page.getByText('2 pictures could not be pasted')).toBeVisible();
  await expect(page.getByText('Struck-through text was left out')).toBeVisible();
  await expect(page.getByLabel('What picture 1 shows (1.png)')).toHaveValue('The token');
  await page.getByLabel('What picture 2 shows (2.png)').fill('The driver');
  await page.getByRole('button', { name: 'Put 2 pictures into the text' }).click();
  const added = (alt: string): string => String.raw`!\[${alt}\]\(/media/[0-9a-f]{32}/\d+\.\w+\)`;
  await expect(text(page)).toHaveValue(
    new RegExp(`^One\n\n${added('The token')}\n\nTwo\n\n${added('The driver')}\n\nThree$`),
  );
});

test('several pictures that are dropped or chosen at once all arrive, in their order; one is left out', async ({
  desk,
  context,
}) => {
  const page = await enrol(desk, context, 'Sita Several', 'editor');
  await openNewPost(page, 'Several pictures');
  await put(page, 'drop', { pictures: [await makePng(500), await makePng(520), await makePng(540)] });
  await expect(page.getByLabel('What picture 1 shows (1.png)')).toBeFocused();
  await page.getByRole('button', { name: 'Leave out 2.png' }).click();
  await page.getByLabel('What picture 1 shows (1.png)').fill('First');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer: await makePicture('png', 560, 400) }]);
  await page.getByLabel('What picture 3 shows (a.png)').fill('Third');
  // One without a description stops the row; the others wait.
  await page.getByRole('button', { name: 'Put 3 pictures into the text' }).click();
  await expect(text(page)).toHaveValue(/!\[First\]/);
  await expect(page.getByRole('alert').filter({ hasText: 'the description of the picture is missing' })).toBeVisible();
  await page.getByLabel('What picture 1 shows (3.png)').fill('Second');
  await page.getByRole('button', { name: 'Put 2 pictures into the text' }).click();
  await expect(text(page)).toHaveValue(/!\[First\][\s\S]*!\[Second\][\s\S]*!\[Third\]/);
  expect((await text(page).inputValue()).match(/!\[/g)).toHaveLength(3);
});

test('a picture that is left out while it is sent is not put into the text, and the next one is', async ({
  desk,
  context,
}) => {
  const page = await enrol(desk, context, 'Lena Leftout', 'editor');
  await openNewPost(page, 'One left out');
  await put(page, 'drop', { pictures: [await makePng(500), await makePng(520)] });
  await page.getByLabel('What picture 1 shows (1.png)').fill('First');
  await page.getByLabel('What picture 2 shows (2.png)').fill('Second');
  const held = Promise.withResolvers<void>();
  const isSent = Promise.withResolvers<void>();
  await page.route('**/posts/**', async (route) => {
    if (route.request().postDataBuffer()?.includes('filename="1.png"')) {
      isSent.resolve();
      await held.promise;
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Put 2 pictures into the text' }).click();
  await isSent.promise;
  await page.getByRole('button', { name: 'Leave out 1.png' }).click();
  held.resolve();
  await expect(text(page)).toHaveValue(/!\[Second\]/);
  expect(await text(page).inputValue()).not.toContain('First');
});

test('plain text and Markdown are pasted as they are, and Ctrl+Shift+V pastes plain text of a page', async ({
  desk,
  context,
}) => {
  const page = await enrol(desk, context, 'Pat Plain', 'editor');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewPost(page, 'Plain');
  const copy = (html: string, plain: string) =>
    page.evaluate(
      async ([html = '', plain = '']) => {
        const types = html === '' ? { 'text/plain': plain } : { 'text/html': html, 'text/plain': plain };
        await navigator.clipboard.write([new ClipboardItem(types)]);
      },
      [html, plain],
    );
  await text(page).focus();
  await copy('', '## Heading\n\n* item_one\n');
  await text(page).press('Control+v');
  await expect(text(page)).toHaveValue('## Heading\n\n* item_one\n');
  await text(page).fill('');
  await copy('<p>See the <b>list</b></p>', 'See the list');
  await text(page).press('Control+Shift+v');
  await expect(text(page)).toHaveValue('See the list');
  await text(page).fill('');
  await text(page).press('Control+v');
  await expect(text(page)).toHaveValue('See the **list**');
});

test('hostile HTML that is pasted runs nothing and loads nothing', async ({ desk, context, browser }) => {
  const signedIn = await enrol(desk, context, 'Hari Hostile', 'editor');
  // Without the policy, which would hide that something runs.
  await using open = await browser.newContext({ bypassCSP: true, baseURL: desk.url });
  await open.addCookies(await signedIn.context().cookies());
  const page = await open.newPage();
  await openNewPost(page, 'Hostile');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(desk.url) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    foreign.push(dialog.message());
    return dialog.dismiss();
  });
  const vectors = [
    '<img src=https://evil.example/a onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<script>alert(1)</script>',
    '<iframe src="https://evil.example/f" srcdoc="<script>parent.alert(1)</script>"></iframe>',
    '<a href="javascript:alert(1)">link</a>',
    '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>',
    '<img name=body><img name=querySelectorAll>',
    '<form id=x><input name=parentNode><input name=nodeName></form>',
    '<video src="https://evil.example/v" onerror=alert(1) autoplay></video>',
    '<link rel=stylesheet href="https://evil.example/s.css"><style>@import "https://evil.example/s.css"</style>',
    '<template><template><img src=https://evil.example/t onerror=alert(1)></template></template>',
    '<div><template shadowrootmode=open><img src=x onerror=alert(1)></template></div>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<frameset onload=alert(1)><frame src="https://evil.example/"></frameset>',
  ];
  for (const [index, vector] of vectors.entries()) {
    await text(page).fill('');
    await put(page, 'paste', { html: `<p>Safe <b>words</b> ${index}</p>${vector}`, plain: `Safe words ${index}` });
    await expect(text(page)).toHaveValue(new RegExp(`^Safe (?:\\*\\*words\\*\\*|words) ${index}`));
    expect(await text(page).inputValue()).not.toMatch(/<|javascript:|evil/);
  }
  expect(foreign).toEqual([]);
});

test('a published and a scheduled post say which text visitors see, and are updated by their button', async ({
  desk,
  context,
}) => {
  const page = await enrol(desk, context, 'Uma Update', 'editor');
  await openNewPost(page, 'To update');
  await page.getByLabel('Summary').fill('A summary.');
  await text(page).fill('First.');
  await page.getByText('Publish later').click();
  await page.getByLabel('Appears at (IST)').fill('2099-12-01T10:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^It appears/ })).toBeVisible();
  await text(page).fill('Second.');
  await expect(page.getByText('Your changes are not in the scheduled post yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Update the scheduled post' }).click();
  await expect(page.getByText('The scheduled post has your changes.')).toBeVisible();
  await expect(page.getByText(/^It appears 1 Dec 2099, 10:00 IST\./).first()).toBeVisible();
  await expect(page.getByText('Your changes are not in the scheduled post yet.')).toBeHidden();
  await page.getByText('Change the time').click();
  await page.getByLabel('Appears at (IST)').fill('2099-12-02T10:00');
  await page.getByLabel('Appears at (IST)').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'It appears 2 Dec 2099, 10:00 IST.' })).toBeVisible();
  await page.getByText('Change the time').click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  await text(page).fill('Third.');
  await expect(page.getByText('Visitors do not see your changes yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Update the published post' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  await expect(page.getByText('Visitors do not see your changes yet.')).toBeHidden();

  // A restored version does not lose the text that was there.
  await text(page).fill('Fourth, not published.');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Compare with the version/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(text(page)).toHaveValue('First.');
  const kept = page.getByRole('listitem').filter({ hasText: 'saved before a version was restored' });
  await kept.getByRole('link').click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(text(page)).toHaveValue('Fourth, not published.');
});

test('the preview beside the text follows it, keeps its place, and names what cannot be published', {
  tag: '@journey',
}, async ({ desk, context }) => {
  const page = await enrol(desk, context, 'Priya Preview', 'editor');
  await page.setViewportSize({ width: 1366, height: 768 });
  await openNewPost(page, 'Beside');
  const pane = page.getByRole('region', { name: 'Preview of the post' });
  const preview = pane.frameLocator('iframe');
  await text(page).fill(`${'Long.\n\n'.repeat(60)}Last.`);
  await expect(preview.getByText('Last.')).toBeAttached();
  await preview.getByText('Last.').scrollIntoViewIfNeeded();
  await expect(preview.getByText('Last.')).toBeInViewport();
  const readPlace = () => preview.locator('html').evaluate((root) => root.scrollTop);
  const place = await readPlace();
  expect(place).toBeGreaterThan(0);
  await text(page).press('End');
  await page.getByLabel('Title', { exact: true }).fill('Beside the text');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Beside the text');
  expect(await readPlace()).toBe(place);
  // Links of the preview lead nowhere.
  await text(page).fill('[Prices](/pricing) and [bad](/nowhere)');
  await expect(pane.getByText('"/nowhere" is a broken link')).toBeVisible();
  await text(page).fill('[Prices](/pricing)');
  const link = preview.locator('main').getByRole('link', { name: 'Prices' });
  await link.click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Beside the text');
  await expect(page).toHaveURL(/\/posts\/beside$/);
  await page.setViewportSize({ width: 1000, height: 768 });
  await expect(pane).toBeHidden();

  // Only pages of the desk may show it, and no other answer is shown in a frame.
  const readHeaders = async (path: string) => (await page.request.get(path)).headers();
  const framed = await readHeaders('/posts/beside/preview');
  expect(framed['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(framed['content-security-policy']).toMatch(/; sandbox allow-same-origin$/);
  expect(framed['x-frame-options']).toBe('SAMEORIGIN');
  for (const path of ['/published', '/posts/beside']) {
    const headers = await readHeaders(path);
    expect(headers['content-security-policy']).toContain("frame-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  }
});
