import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signer } from '@mohar/check/tests/pdf-fixtures.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '#tests/e2e/open-site.ts';
import { samplePdf } from '#tests/submissions.ts';
import { translatePage } from '#tests/translate-page.ts';
import { writeRepository } from '#tests/write-repository.ts';
import { engines } from './engines.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const dialog = 'dialog[open]';
const menu = 'nav[aria-label=Main]';
const total = 'output[aria-labelledby]';
const search = '[role=combobox]';
const isSearchHydrated = "document.querySelector('[data-island=search][data-hydrated]') !== null";

const translate = (visitor: Visitor): Promise<unknown> => visitor.run(`(${translatePage})()`);

/** Waits for the scripts too: Firefox reports an error for scripts that a reload interrupts. */
async function expectPage(visitor: Visitor, address: string, heading: string): Promise<void> {
  await visitor.expectAddress(address);
  await visitor.expectText(heading, 'h1');
  await visitor.expect("document.documentElement.dataset.ready === ''").toBe(true);
}

/** Records the last four digits on the captcha's canvas, and requests a new code, as the first may be drawn already. */
async function recordCaptcha(visitor: Visitor): Promise<void> {
  await visitor.run(`(window.digits = '', CanvasRenderingContext2D.prototype.fillText = (text) => {
    digits = (digits + text).slice(-4);
  }, undefined)`);
  await visitor.click('button', 'Refresh captcha');
  await visitor.expect('digits').toMatch(/^\d{4}$/);
}

/** A link to a dialog is followed where the dialog does not load within a second, as on a busy machine. */
const giveDialogsTime = `(window.setTimeout = ((set) => (use, ms) => set(use, ms === 1000 ? 60000 : ms))(setTimeout), undefined)`;

/**
 * By what the titles of the tests say; without `TEST_LONG` each engine makes the first two. `folder` has files and
 * downloads.
 */
const journeys: { readonly [title: string]: (visitor: Visitor, folder: string) => Promise<void> } = {
  async 'an enquiry is sent, with a captcha, while the page is translated'(visitor) {
    const entries = { 'Full name': 'Asha Rao', Email: 'asha@example.in', Pincode: '201301', Message: 'Which one?' };
    await visitor.goto('/Home/Contact');
    await recordCaptcha(visitor);
    await translate(visitor);
    for (const [label, text] of Object.entries({ ...entries, Address: '12 Civil Lines' })) {
      await visitor.fill(label, text);
      await translate(visitor);
    }
    await visitor.expectValue('Uttar Pradesh', 'input', 'State');
    await visitor.click('main input[type=checkbox]');
    await visitor.click('button', 'Send');
    await visitor.expectText('Please enter phone number.', 'main');
    await translate(visitor);
    for (const [label, text] of Object.entries(entries)) await visitor.expectValue(text, 'input, textarea', label);
    await visitor.fill('Phone number', '9876543210');
    await visitor.fill('Captcha code', String(await visitor.run('digits')));
    await visitor.click('button', 'Send');
    await visitor.expectText('Details has been added successfully.', dialog);
    await visitor.click('button', 'OK');
    await visitor.expectShown(false, dialog);
    await visitor.expectValue('', 'input', 'Full name');
  },

  async 'Back after a reload shows the page of the address, also of /details'(visitor) {
    await visitor.goto('/careers');
    await visitor.click(search);
    await visitor.expect(isSearchHydrated).toBe(true);
    await visitor.click(`${menu} a`, 'Downloads');
    await expectPage(visitor, '/downloads', 'Downloads');
    await visitor.reload();
    await visitor.goBack();
    await expectPage(visitor, '/careers', 'Work at');
    await visitor.click(search);
    await visitor.expect(isSearchHydrated).toBe(true);
    await expectPage(visitor, '/careers', 'Work at');
    // Closed in engines without ::details-content.
    await visitor.run("for (const column of document.querySelectorAll('footer details')) column.open = true");
    await visitor.click('footer a', 'ICEGATE');
    await expectPage(visitor, '/details', 'ICEGATE');
    await visitor.reload();
    await expectPage(visitor, '/details', 'ICEGATE');
    await visitor.goBack();
    await expectPage(visitor, '/careers', 'Work at');
  },

  async 'advertisements, prices and the partner form are dialogs'(visitor) {
    await visitor.goto('/');
    await visitor.run(giveDialogsTime);
    await visitor.expectText('1 / 3', dialog);
    await visitor.click(`${dialog} button`, 'Previous');
    await visitor.expectText('3 / 3', dialog);
    await visitor.press('ArrowRight');
    await visitor.expectText('1 / 3', dialog);
    await visitor.click(`${dialog} button`, 'Close');
    await visitor.expectShown(false, dialog);
    await visitor.click('main a', 'Learn More About Us');
    await visitor.expect('location.hash').toBe('#services');
    await visitor.click(`${menu} a`, 'Pricing');
    await visitor.expectText('₹850', `${dialog} ${total}`);
    await visitor.press('Escape');
    await visitor.expectShown(false, dialog);
    await visitor.click(`${menu} a`, 'Become a Partner');
    await visitor.expectShown(true, `${dialog} input`, 'Company name');
    await visitor.click(`${dialog} button`, 'Close');
    await visitor.expectShown(false, dialog);
    await visitor.expectAddress('/');
  },

  async 'menus open, lead to their pages and close'(visitor) {
    await visitor.goto('/downloads');
    await visitor.click(`${menu} button`, 'Customer Support');
    await visitor.click(`${menu} summary`, 'Processes');
    await visitor.click(`${menu} a`, 'Revoke a DSC');
    await visitor.expectAddress('/revoke-dsc-process');
    await visitor.expectShown(false, `${menu} summary`, 'Processes');
    await visitor.click(`${menu} button`, 'Resources');
    await visitor.expectShown(true, `${menu} a`, 'Repository');
    await visitor.press('Escape');
    await visitor.expectShown(false, `${menu} a`, 'Repository');
    await visitor.click(`${menu} button`, 'Resources');
    await visitor.click(`${menu} a`, 'Repository');
    await visitor.expectAddress('/downloadsRepos');
    await visitor.expectText('4.1.1', 'main');
  },

  async 'the search suggests, opens a page and finds nothing, while the page is translated'(visitor) {
    await visitor.goto('/careers');
    await translate(visitor);
    await visitor.click(search);
    await visitor.type('Down');
    await visitor.expectText('Downloads', '[role=option]');
    await translate(visitor);
    await visitor.type('loads');
    await visitor.expectValue('Downloads', search);
    await visitor.expectText('Downloads', '[role=option]');
    await visitor.press('Enter');
    await visitor.expectAddress('/downloads');
    await visitor.click(search);
    await visitor.type('xqzvwk jjj');
    await visitor.expectValue('xqzvwk jjj', search);
    await visitor.press('Enter');
    await visitor.expectAddress('/no-results');
    await visitor.expectText("We couldn't find what you searched for. Try searching again.", 'main');
  },

  async 'an application is sent, with a file'(visitor, folder) {
    await visitor.goto('/careers');
    await recordCaptcha(visitor);
    const entries = { 'Full name': 'Ravi Rao', Email: 'ravi@example.in', 'Phone number': '9123456780' };
    const more = { Designation: 'Support engineer', 'Expected salary (LPA)': '6.5' };
    for (const [label, text] of Object.entries({ ...entries, ...more })) await visitor.fill(label, text);
    await visitor.run("document.querySelector('[name=resume]').focus()");
    await visitor.chooseFile('[name=resume]', join(folder, 'Ravi.pdf'));
    await visitor.expectText('Ravi.pdf', 'fieldset', 'Resume file');
    await visitor.fill('Captcha code', String(await visitor.run('digits')));
    await visitor.click('main input[type=checkbox]');
    await visitor.click('button', 'Submit');
    await visitor.expectText('Your application has been submitted successfully.', dialog);
  },

  async 'the calculator shows each new price while the page is translated, and its quote is downloaded'(
    visitor,
    folder,
  ) {
    await visitor.goto('/pricing');
    await visitor.expectText('₹850', total);
    await visitor.click('input[type=checkbox]', 'Token');
    await visitor.click(`${dialog} input`, 'mToken');
    await visitor.click(`${dialog} button`, 'Save');
    await visitor.expectText('₹1,440', total);
    await translate(visitor);
    await visitor.click('input', 'Both');
    await translate(visitor);
    await visitor.click('input', '2 years');
    await visitor.expectText('₹2,589', total);
    await visitor.expectAddress('/pricing?region=indian&category=individual&type=both&validity=2&token=mtoken');
    await visitor.click('main a', 'Download quote');
    const isQuote = (file: string): boolean => /^quote-Q-\d{8}-\w{5}\.pdf$/.test(file);
    // Firefox makes an empty file first.
    const readQuote = (): string => readFileSync(join(folder, readdirSync(folder).find(isQuote) ?? 'none'), 'latin1');
    await expect.poll(readQuote, { timeout: 60_000 }).toContain('%%EOF');
  },

  async 'a certificate is checked'(visitor, folder) {
    await visitor.goto('/check');
    await visitor.run("document.querySelector('#check-files').focus()");
    await visitor.chooseFile('#check-files', join(folder, 'asha.cer'));
    await visitor.expectText('You can sign with it.', 'article');
    await visitor.expectText('Yes. Its certificate leads to our root certificate.', 'article');
  },

  async 'the chosen theme persists after a reload'(visitor) {
    const ground = 'getComputedStyle(document.body).backgroundColor';
    await visitor.goto('/downloads');
    await visitor.click('input[type=radio]', 'Dark');
    await visitor.expect(ground).toBe('rgb(13, 20, 40)');
    await visitor.reload();
    expect(await visitor.run(ground)).toBe('rgb(13, 20, 40)');
    await visitor.expectShown(true, 'input[type=radio]:checked', 'Dark');
    await visitor.click('input[type=radio]', 'Light');
    await visitor.expect(ground).toBe('rgb(249, 246, 239)');
  },
};

let site: Site;
const temporary = mkdtempDisposableSync(join(tmpdir(), 'mohar-engines-'));

beforeAll(async () => {
  writeRepository(temporary.path);
  site = await openSite({ SEED_CONTENT: 'yes', REPOSITORY_DIR: temporary.path });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  temporary.remove();
});

/** Several times what the slowest journey takes on a busy machine, with the start of its browser. */
const options = { timeout: 180_000 } as const;
const made = Object.entries(journeys).slice(0, process.env.TEST_LONG === '1' ? undefined : 2);
/** A browser skips the transition of a navigation that another overtakes, and reports it as an error. */
const isSkippedTransition = (error: string): boolean => /Transition was skipped|Skipping view transition/.test(error);

describe.for(engines)('$name', ({ name, program, open }) => {
  if (!program) return test.skip('is not installed');

  test.for(made)('%s', options, async ([title, make]) => {
    using folder = mkdtempDisposableSync(join(temporary.path, `${name}-`));
    writeFileSync(join(folder.path, 'Ravi.pdf'), samplePdf);
    writeFileSync(join(folder.path, 'asha.cer'), signer.der);
    await using tab = await open(program, folder.path);
    const visitor = createVisitor(tab, site.url);
    try {
      await make(visitor, folder.path);
      // Calls in progress may still fail.
      await visitor.run('(requestAnimationFrame(() => setTimeout(() => { window.isPainted = true })), undefined)');
      await visitor.expect('window.isPainted').toBe(true);
      expect(tab.errors.filter((error) => !isSkippedTransition(error))).toEqual([]);
    } catch (error) {
      const reports = join(import.meta.dirname, '../../test-results');
      mkdirSync(reports, { recursive: true });
      writeFileSync(join(reports, `${name}-${title.replaceAll(/\W+/g, '-')}.png`), await tab.takeScreenshot());
      throw error;
    }
  });
});
