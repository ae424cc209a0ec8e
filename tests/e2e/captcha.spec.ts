import { EnquiryFormPage } from './contact-form.ts';
import { expect, readCanvas, readCaptcha, test } from './site.ts';

test('a wrong captcha and missing terms show their errors, the terms by Enter while Send is disabled', async ({
  page,
}) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await form.fillWell();
  const code = await readCaptcha(page);
  await form.field('Captcha code').fill(code === '0000' ? '1111' : '0000');
  await form.send.click();
  await form.expectError(form.field('Captcha code'), 'Captcha is incorrect.');
  await expect(form.field('Captcha code')).toBeFocused();

  await form.field('Captcha code').fill(code);
  await form.terms.uncheck();
  await expect(form.send).toBeDisabled();
  await expect(form.send).toHaveCSS('background-color', 'rgb(205, 208, 217)');
  await form.field('Captcha code').press('Enter');
  await form.expectError(form.terms, 'You must accept Terms & Conditions before sending.');
  await expect(form.terms).toBeFocused();
  await form.terms.check();
  await form.expectNoError(form.terms);
});

test('the captcha is four digits under five strokes; refresh makes another and clears what was typed', async ({
  page,
}) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveAttribute('width', '150');
  await expect(canvas).toHaveAttribute('height', '40');
  const first = await readCanvas(page);
  expect(first.texts.join('')).toMatch(/^[0-9]{4}$/);
  expect(first.strokes).toBe(5);

  await form.field('Captcha code').fill('12');
  await page.getByRole('button', { name: 'Refresh captcha' }).click();
  await expect(form.field('Captcha code')).toHaveValue('');
  const second = await readCanvas(page);
  expect(second.fills).toBe(first.fills + 1);
  expect(second.texts.join('')).toMatch(/^[0-9]{4}$/);
  expect(second.strokes).toBe(5);
});

test('the captcha has the colours of the theme, and is drawn again when it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const form = new EnquiryFormPage(page);
  await form.open();
  /** The green of the plate, from 0 to 255: the median, since lines are drawn anywhere, corners included. */
  const readPlate = (): Promise<number> =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const greens = [...data].filter((_, at) => at % 4 === 1).sort((one, two) => one - two);
      return greens[greens.length >> 1] ?? -1;
    });
  await expect.poll(readPlate).toBeGreaterThan(220);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(readPlate).toBeLessThan(40);
  await page.getByRole('group', { name: 'Colours' }).getByText('Light', { exact: true }).click();
  await expect.poll(readPlate).toBeGreaterThan(220);
});

test('Listen to captcha plays one recording for each digit', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await page.addInitScript(() => {
    const played: string[] = [];
    Object.assign(window, { played });
    HTMLMediaElement.prototype.play = function () {
      played.push(this.src);
      queueMicrotask(() => this.dispatchEvent(new Event('ended')));
      return Promise.resolve();
    };
  });
  await form.open();
  await page.getByRole('button', { name: 'Listen to captcha' }).click();
  const code = await readCaptcha(page);
  const played = (): Promise<string[]> => page.evaluate(() => (window as unknown as { played: string[] }).played);
  await expect.poll(async () => (await played()).length).toBe(4);
  expect((await played()).map((address) => /\/([0-9])-[^/]*\.mp3$/.exec(address)?.[1]).join('')).toBe(code);
  for (const address of await played())
    expect((await page.request.get(address)).headers()['content-type']).toBe('audio/mpeg');
});
