import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { listApplications } from '#database/application/application-store.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import type { Site } from '#tests/e2e/open-site.ts';
import { translatePage } from '#tests/translate-page.ts';
import type { Target } from './find-in-page.ts';
import { readCaptcha } from './read-captcha.ts';
import type { Visitor } from './visitor.ts';

/** What a journey is made on; `files` are the paths of files that a visitor has. */
type Trip = {
  readonly visitor: Visitor;
  readonly site: Site;
  readonly engine: string;
  readonly files: { readonly resume: string; readonly certificate: string };
};

type Journey = (trip: Trip) => Promise<void>;

const heading: Target = { role: 'heading' };
const menu: Target = { role: 'navigation', name: 'Main' };
const main: Target = { role: 'main' };
const search: Target = { role: 'combobox', name: 'Search' };
const dialog = (name: string): Target => ({ role: 'dialog', name });
const button = (name: string, within?: Target): Target => ({ role: 'button', name, ...(within ? { within } : {}) });
const link = (name: string | RegExp, within: Target): Target => ({ role: 'link', name, within });
const radio = (name: string, within?: Target): Target => ({ role: 'radio', name, ...(within ? { within } : {}) });

const expectAddress = (visitor: Visitor, address: string): Promise<void> =>
  expect.poll(() => visitor.readAddress()).toBe(address);
const expectText = (visitor: Visitor, target: Target, text: string): Promise<void> =>
  expect.poll(() => visitor.readText(target)).toContain(text);
const expectShown = (visitor: Visitor, target: Target, isShown = true): Promise<void> =>
  expect.poll(() => visitor.sees(target)).toBe(isShown);

/** Shows the intent to search, and waits until the search is mounted. */
async function mountSearch(visitor: Visitor): Promise<void> {
  await visitor.click(search);
  const isMounted = "document.querySelector('[data-island=search]').dataset.live !== undefined";
  await expect.poll(() => visitor.driver.evaluate(isMounted)).toBe(true);
}

const home: Journey = async ({ visitor }) => {
  const attention = dialog('Attention Please !!');
  await visitor.goto('/');
  await expectText(visitor, attention, '1 / 3');
  await visitor.click(button('Previous', attention));
  await expectText(visitor, attention, '3 / 3');
  await visitor.click(button('Next', attention));
  await expectText(visitor, attention, '1 / 3');
  await visitor.press('ArrowRight');
  await expectText(visitor, attention, '2 / 3');
  await visitor.click(button('Close', attention));
  await expectShown(visitor, attention, false);
  await visitor.click(link('Learn More About Us', main));
  await expect.poll(() => visitor.driver.evaluate('location.hash')).toBe('#services');
};

const menus: Journey = async ({ visitor }) => {
  await visitor.goto('/downloads');
  await visitor.click(button('Customer Support', menu));
  await expectShown(visitor, link(/^DSC Application Status/, menu));
  await visitor.click({ role: 'summary', name: 'Processes', within: menu });
  await visitor.click(link('Revoke a DSC', menu));
  await expectAddress(visitor, '/revoke-dsc-process');
  await expectShown(visitor, link(/^DSC Application Status/, menu), false);
  await visitor.click(button('Resources', menu));
  await expectShown(visitor, link('Repository', menu));
  await visitor.press('Escape');
  await expectShown(visitor, link('Repository', menu), false);
  await visitor.click(button('Resources', menu));
  await visitor.click(link('Repository', menu));
  await expectAddress(visitor, '/downloadsRepos');
  await expectText(visitor, main, '4.1.1');
};

const searching: Journey = async ({ visitor }) => {
  await visitor.goto('/careers');
  await visitor.click(search);
  await visitor.driver.type('Downloads');
  await expectText(visitor, { role: 'option' }, 'Downloads');
  await visitor.press('Enter');
  await expectAddress(visitor, '/downloads');
  await visitor.click(search);
  await visitor.driver.type('xqzvwk jjj');
  await expect.poll(() => visitor.readValue(search)).toBe('xqzvwk jjj');
  await visitor.press('Enter');
  await expectAddress(visitor, '/no-results');
  await expectText(visitor, main, "We couldn't find what you searched for. Try searching again.");
};

async function fillAll(visitor: Visitor, entries: { readonly [label: string]: string }): Promise<void> {
  for (const [label, text] of Object.entries(entries)) await visitor.fill(label, text);
}

const enquiry: Journey = async ({ visitor, site, engine }) => {
  await visitor.goto('/Home/Contact');
  const captcha = await readCaptcha(visitor);
  const name = `Asha ${engine}`;
  await fillAll(visitor, { 'Full name': name, Email: 'asha@example.in', 'Phone number': '9876543210' });
  await fillAll(visitor, { Address: '12 Civil Lines', Pincode: '201301', Message: 'Which certificate do I need?' });
  await expect.poll(() => visitor.readValue({ role: 'textbox', name: 'State' })).toBe('Uttar Pradesh');
  await visitor.fill('Captcha code', captcha);
  await visitor.click({ role: 'checkbox', name: /Terms & Conditions/ });
  await visitor.click(button('Send'));
  await expectText(visitor, dialog('Success'), 'Details has been added successfully.');
  await visitor.click(button('OK'));
  await expectShown(visitor, dialog('Success'), false);
  expect(await visitor.readValue({ role: 'textbox', name: 'Full name' })).toBe('');
  expect((await listEnquiries(site.store.db)).filter((stored) => stored.name === name)).toHaveLength(1);
};

const application: Journey = async ({ visitor, site, engine, files }) => {
  await visitor.goto('/careers');
  const captcha = await readCaptcha(visitor);
  const fullName = `Ravi ${engine}`;
  await fillAll(visitor, { 'Full name': fullName, Email: 'ravi@example.in', 'Phone number': '9123456780' });
  await fillAll(visitor, { Designation: 'Support engineer', 'Expected salary (LPA)': '6.5', 'Captcha code': captcha });
  await visitor.chooseFile('[name=resume]', files.resume);
  await expectText(visitor, { role: 'group', name: 'Resume file' }, 'Ravi.pdf');
  await visitor.click({ role: 'checkbox', name: /accept the terms/ });
  await visitor.click(button('Submit'));
  await expectText(visitor, dialog('Application Submitted'), 'Your application has been submitted successfully.');
  expect((await listApplications(site.store.db)).filter((stored) => stored.fullName === fullName)).toHaveLength(1);
};

/** Prices of section 9: (720 + 500) and (839 + 500), with 18 % GST rounded to a rupee. */
const calculator: Journey = async ({ visitor }) => {
  const total: Target = { role: 'status', name: 'Total' };
  const chooser = dialog('Choose a token');
  await visitor.goto('/pricing');
  await visitor.click({ role: 'checkbox', name: 'Token' });
  await visitor.click(radio('mToken', chooser));
  await visitor.click(button('Save', chooser));
  await expectText(visitor, total, '₹1,440');
  await visitor.click(radio('2 years'));
  await expectText(visitor, total, '₹1,580');
  await expectAddress(visitor, '/pricing?region=indian&category=individual&type=sign&validity=2&token=mtoken');
};

/** Prices of section 9: 1,694 + 500 + 350, and 18 % GST. */
const quote: Journey = async ({ visitor }) => {
  const { downloads } = visitor.driver;
  const choice = 'region=indian&category=organization&type=both&validity=2&token=mtoken&shipping=express';
  await visitor.goto(`/pricing?${choice}`);
  await visitor.click(link('Download quote', main));
  /** Firefox makes an empty file first. */
  const readQuote = (): Buffer | undefined => {
    const name = readdirSync(downloads).find((file) => /^quote-Q-\d{8}-\w{5}\.pdf$/.test(file));
    return name === undefined ? undefined : readFileSync(join(downloads, name));
  };
  await expect.poll(() => readQuote()?.includes('%%EOF')).toBe(true);
  const pdf = await getDocumentProxy(new Uint8Array(readQuote() ?? []));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain('Total with GST ₹3,002');
};

const check: Journey = async ({ visitor, files }) => {
  const result: Target = { role: 'article', name: /^asha\.cer/ };
  await visitor.goto('/check');
  await visitor.chooseFile('#check-files', files.certificate);
  await expectText(visitor, result, 'You can sign with it.');
  await expectText(visitor, result, 'its certificate leads to our root certificate.');
};

const backAfterReload: Journey = async ({ visitor }) => {
  await visitor.goto('/careers');
  await mountSearch(visitor);
  await visitor.click(link('Downloads', menu));
  await expectAddress(visitor, '/downloads');
  await expectText(visitor, heading, 'Downloads');
  await visitor.driver.reload();
  await visitor.driver.goBack();
  await expectAddress(visitor, '/careers');
  await expectText(visitor, heading, 'Work at');
  await mountSearch(visitor);
  await expectText(visitor, heading, 'Work at');
};

const theme: Journey = async ({ visitor }) => {
  const colours: Target = { role: 'group', name: 'Colours' };
  const readGround = (): Promise<unknown> => visitor.driver.evaluate('getComputedStyle(document.body).backgroundColor');
  await visitor.goto('/downloads');
  await visitor.click(radio('Dark', colours));
  await expect.poll(readGround).toBe('rgb(13, 20, 40)');
  await visitor.driver.reload();
  expect(await readGround()).toBe('rgb(13, 20, 40)');
  expect(await visitor.isChecked(radio('Dark', colours))).toBe(true);
  await visitor.click(radio('Light', colours));
  await expect.poll(readGround).toBe('rgb(249, 246, 239)');
};

const dialogs: Journey = async ({ visitor }) => {
  const [prices, partner] = [dialog('DSC Price Calculator'), dialog('Become a Partner')];
  await visitor.goto('/downloads');
  await visitor.click(link('Pricing', menu));
  await expectText(visitor, { role: 'status', name: 'Total', within: prices }, '₹850');
  await visitor.press('Escape');
  await expectShown(visitor, prices, false);
  await visitor.click(link('Become a Partner', menu));
  await expectShown(visitor, { role: 'textbox', name: 'Company name', within: partner });
  await visitor.click(button('Close', partner));
  await expectShown(visitor, partner, false);
  await expectAddress(visitor, '/downloads');
};

const details: Journey = async ({ visitor }) => {
  await visitor.goto('/careers');
  await visitor.click(link('ICEGATE', { role: 'contentinfo' }));
  await expectAddress(visitor, '/details');
  await expectText(visitor, heading, 'ICEGATE');
  await visitor.driver.reload();
  await expectText(visitor, heading, 'ICEGATE');
  await expectAddress(visitor, '/details');
  await visitor.driver.goBack();
  await expectAddress(visitor, '/careers');
  await expectText(visitor, heading, 'Work at');
};

const translate = (visitor: Visitor): Promise<unknown> => visitor.driver.evaluate(`(${translatePage})()`);

const translatedForm: Journey = async ({ visitor }) => {
  await visitor.goto('/Home/Contact');
  await translate(visitor);
  const entries = { 'Full name': 'Asha Rao', Email: 'asha@example.in', Pincode: '201301', Message: 'Which one?' };
  for (const [label, text] of Object.entries(entries)) {
    await visitor.fill(label, text);
    await translate(visitor);
  }
  await expect.poll(() => visitor.readValue({ role: 'textbox', name: 'State' })).toBe('Uttar Pradesh');
  await visitor.click({ role: 'checkbox', name: /Terms & Conditions/ });
  await visitor.click(button('Send'));
  await expectText(visitor, main, 'Please enter phone number.');
  await translate(visitor);
  for (const [label, text] of Object.entries(entries)) {
    expect(await visitor.readValue({ role: 'textbox', name: label })).toBe(text);
  }
};

/** Prices of section 9: 720, and 1,694 of an organization for both, with 18 % GST. */
const translatedCalculator: Journey = async ({ visitor }) => {
  const total: Target = { role: 'status', name: 'Total' };
  await visitor.goto('/pricing');
  await translate(visitor);
  await expectText(visitor, total, '₹850');
  await visitor.click(radio('Both'));
  await expectText(visitor, total, '₹1,700');
  await translate(visitor);
  await visitor.click(radio('2 years'));
  await expectText(visitor, total, '₹1,999');
};

const translatedSearch: Journey = async ({ visitor }) => {
  await visitor.goto('/careers');
  await translate(visitor);
  await visitor.click(search);
  await visitor.driver.type('Down');
  await expectText(visitor, { role: 'option' }, 'Downloads');
  await translate(visitor);
  await visitor.driver.type('loads');
  await expect.poll(() => visitor.readValue(search)).toBe('Downloads');
  await expectText(visitor, { role: 'option' }, 'Downloads');
  await visitor.press('Enter');
  await expectAddress(visitor, '/downloads');
};

/** By what the titles of the tests say. Those of `npm test` come first. */
export const journeys: readonly (readonly [title: string, journey: Journey])[] = [
  ['an enquiry is sent, with a captcha', enquiry],
  ['Back after a reload shows the page of the address', backAfterReload],
  ['the home page opens its advertisements, which can be turned and closed', home],
  ['menus open, lead to their pages and close', menus],
  ['the search suggests, opens a page, and says that nothing was found', searching],
  ['an application is sent, with a file', application],
  ['the calculator adds a token to the price', calculator],
  ['a quote is downloaded as a PDF', quote],
  ['a certificate is checked', check],
  ['the chosen theme persists after a reload', theme],
  ['prices and the partner form open as dialogs', dialogs],
  ['a topic opens /details, which survives a reload and Back', details],
  ['a form keeps what is entered while the page is translated', translatedForm],
  ['the calculator shows each new price while the page is translated', translatedCalculator],
  ['the search suggests and opens while the page is translated', translatedSearch],
];
