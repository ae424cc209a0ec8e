import { signer } from '@mohar/check/tests/pdf-fixtures.ts';
import type { Locator, Page } from '@playwright/test';
import { Calculator } from './calculator.ts';
import { CareerForm, goodApplication, goodResume } from './career-form.ts';
import { chooseFiles, expect, resultOf, test } from './check-site.ts';
import { EnquiryFormPage, goodEntries } from './contact-form.ts';
import { readCaptcha } from './site.ts';

// What assistive technology gets, read from the accessibility tree, and where the focus is.

/** The fields that the contact and the partner form have in common, after the name. */
const common = `
  - textbox "Email"
  - textbox "Phone number"
  - textbox "Address"
  - textbox "Pincode"
  - textbox "State"
  - textbox "City"
  - textbox "Message"`;
const captcha = `
  - group "Captcha":
    - img /Four digits to copy/
    - button "Refresh captcha"
    - button "Listen to captcha"
    - textbox "Captcha code"`;

const errors = [
  'Please enter full name.',
  'Please enter email id.',
  'Please enter phone number.',
  'Please enter address.',
  'Please enter pincode.',
  'Please enter message.',
  'Please enter the captcha code.',
];

for (const [path, snapshot] of [
  [
    '/Home/Contact',
    `- form "Write to us":
  - textbox "Full name"${common}${captcha}
  - checkbox /^I accept the Terms & Conditions/
  - button "Send" [disabled]
  - paragraph: Tick the box above to enable Send.`,
  ],
  [
    '/becomeapartner',
    `- form "Partner form":
  - textbox "Full name"
  - textbox "Company name"${common}${captcha}
  - paragraph: /By sending this form, you agree/
  - button "Send"
  - paragraph: Your details go to our partner desk.`,
  ],
  [
    '/careers',
    `- form "Join Our Team":
  - textbox "Full name"
  - textbox "Email"
  - textbox "Phone number"
  - combobox "Designation"
  - textbox "Expected salary (LPA)"
  - group "Resume file":
    - button "Resume"
    - paragraph: No file chosen${captcha}
  - checkbox /^I accept the terms/
  - button "Submit" [disabled]
  - paragraph: Tick the box above to enable Submit.`,
  ],
] as const) {
  test(`a screen reader gets every field of the form on ${path} by its name`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('form')).toMatchAriaSnapshot(snapshot);
  });
}

test('an enquiry is sent with the keyboard alone, and its dialog returns the focus to the form', async ({ page }) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  const { Message, ...others } = goodEntries;
  await tabTo(page, form.field('Full name'));
  await typeEntries(page, { ...others, Pincode: '201301', Message });
  await expect(form.field('City')).toHaveValue('Gautam Buddha Nagar');
  await sendByKeyboard(page, form, 'Success');
  await expect(page.getByRole('form')).toBeFocused();
});

test('an application is sent with the keyboard alone, the resume included', async ({ page }) => {
  const form = new CareerForm(page);
  // Listened for from the start: a listener added right before the key can reach the browser after it.
  page.on('filechooser', (chooser) => chooser.setFiles(goodResume));
  await form.open();
  await tabTo(page, form.field('Full name'));
  await typeEntries(page, goodApplication);
  await tabTo(page, form.resume);
  await page.keyboard.press('Space');
  await form.expectChosen(goodResume.name);
  await sendByKeyboard(page, form, 'Application Submitted');
});

async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Types into the controls that Tab reaches one after the other. */
async function typeEntries(page: Page, entries: { readonly [label: string]: string }): Promise<void> {
  for (const [label, value] of Object.entries(entries)) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Tab');
}

/** Copies the captcha, ticks the terms, sends with Enter and closes the dialog with Escape. */
async function sendByKeyboard(page: Page, form: EnquiryFormPage, title: string): Promise<void> {
  await tabTo(page, form.field('Captcha code'));
  await page.keyboard.type(await readCaptcha(page));
  await tabTo(page, form.terms);
  await page.keyboard.press('Space');
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
}

test('a failed form is announced once: the focus goes to the list of errors, each a link to its field', async ({
  page,
}) => {
  const form = new EnquiryFormPage(page);
  await form.open();
  await expect(form.field('Email')).toHaveAccessibleDescription('For example, asha@example.in');
  await form.terms.check();
  const readAnnouncements = await watchAnnouncements(page);
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary).toMatchAriaSnapshot(`
- group "There is a problem":
  - list:
    - /children: equal
${errors.map((error) => `    - listitem:\n      - link "${error}"`).join('\n')}`);
  await expect(form.field('Email')).toHaveAccessibleDescription(/^Please enter email id\./);
  expect(await readAnnouncements()).toEqual([]);
});

test('a change of the price is announced once, by the total', async ({ page }) => {
  await page.goto('/pricing');
  const calculator = new Calculator(page);
  const readAnnouncements = await watchAnnouncements(page);
  await calculator.radio('Validity', '2 years').click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
- table "How we calculate the price":
  - rowgroup:
    - row "Certificate Indian, Individual, Sign, 2 years ₹839"
  - rowgroup:
    - row "Gross ₹839"
    - row "GST 18% ₹151"
- paragraph:
  - status "Total": ₹990`);
  expect(await readAnnouncements()).toEqual(['₹990']);
});

test('the answer of the check is read first, then each fact by its name', async ({ page, checkSite }) => {
  await page.goto(`${checkSite.url}/check`);
  await chooseFiles(page, { name: 'asha.cer', bytes: signer.der });
  await expect(page.getByRole('heading', { name: 'Check report' })).toBeFocused();
  await expect(resultOf(page, 'asha.cer')).toMatchAriaSnapshot(`
- article /^asha.cer/:
  - heading /^asha.cer/ [level=3]
  - paragraph: /Good. This certificate is valid until .* You can sign with it./
  - term: Holder
  - definition: Asha Rao
  - term: Issued by
  - definition
  - term: Use
  - definition: Can sign. Can’t encrypt.
  - term: Class
  - definition: Class 3
  - heading "On government portals" [level=4]
  - table:
    - rowgroup:
      - row "Portal Answer Why, and what to do"
    - rowgroup:
      - row /^Income Tax We found nothing against it/`);
});

test('the copies of moving rows are in neither the accessibility tree nor the tab order', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/careers');
  const contacts = page.getByRole('complementary', { name: 'Support contacts' });
  await expect(contacts.getByRole('link')).toHaveCount(4);
  await expect(contacts.locator('a')).toHaveCount(8);
  await expect(contacts.locator('[aria-hidden="true"] a:not([tabindex="-1"])')).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 600],
  [320, 600],
] as const) {
  test(`the header hides no control in focus, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/Home/Contact', '/careers', '/check', '/downloadsRepos', '/pricing', '/Home/Faq']) {
      await page.goto(path);
      expect(await page.evaluate(findHiddenFocus), path).toEqual([]);
    }
  });
}

/** Runs in the page: focuses each control below the viewport's end or under the header; it must move into view. */
function findHiddenFocus(): string[] {
  const header = document.querySelector('body > header');
  if (!header) return ['there is no header'];
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches('[aria-hidden="true"] *')) return [];
    return [document.documentElement.scrollHeight, scrollY + control.getBoundingClientRect().top - 5].flatMap((top) => {
      control.blur();
      scrollTo({ top, behavior: 'instant' });
      control.focus();
      const box = control.getBoundingClientRect();
      const { bottom } = header.getBoundingClientRect();
      const isHidden = document.activeElement === control && box.height > 2 && box.top < bottom - 1;
      return isHidden ? [`${control.outerHTML.slice(0, 90)}: ${box.top} under ${bottom}`] : [];
    });
  });
}

/** From now on collects the texts of live regions, one for each changed region. */
async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const changed = await page.evaluateHandle(() => {
    const regions = new Set<Element>();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('output, [aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]');
        if (region) regions.add(region);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return regions;
  });
  return () => changed.evaluate((regions) => [...regions].flatMap(({ textContent }) => textContent.trim() || []));
}
