import type { Locator, Page } from '@playwright/test';
import { expect, readCaptcha, recordCanvas, waitForCaptcha } from './site.ts';

export const goodEntries = {
  'Full name': 'Asha Rao',
  Email: 'asha@example.in',
  'Phone number': '9876543210',
  Address: '12 Civil Lines',
  Message: 'Which certificate do I need?',
} as const;

/** What is typed into a field, and the words under it; `null` means that it passes. */
export type FieldRules = readonly (readonly [label: string, value: string, words: string | null])[];

/** The contact form as a person finds it. */
export class ContactForm {
  readonly page: Page;
  readonly send: Locator;
  readonly terms: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.send = page.getByRole('button', { name: 'Send', exact: true });
    this.terms = page.getByRole('checkbox', { name: /Terms & Conditions/ });
    this.dialog = page.getByRole('dialog');
  }

  /** Opens a page with the form and waits until the captcha is drawn, which is when the form is alive. */
  async open(path = '/Home/Contact'): Promise<void> {
    await recordCanvas(this.page);
    await this.page.goto(path);
    await waitForCaptcha(this.page);
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Fills in everything well, the place looked up, and ticks the terms. */
  async fillWell(): Promise<void> {
    await this.fillFields();
    await this.terms.check();
  }

  /** Fills in everything well but the box that only the contact form has. */
  async fillFields(): Promise<void> {
    for (const [label, value] of Object.entries(goodEntries)) await this.field(label).fill(value);
    await this.field('Pincode').fill('201301');
    await this.field('Pincode').blur();
    await expect(this.field('City')).toHaveValue('Gautam Buddha Nagar');
    await this.field('Captcha code').fill(await readCaptcha(this.page));
  }

  /** The message under a field, by the control's own description. */
  async expectError(control: Locator, words: string): Promise<void> {
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(words)}`));
    await expect(this.page.getByText(words, { exact: true })).toBeVisible();
  }

  /** Tries each entry by sending; editing takes its message away. */
  async expectRules(rules: FieldRules, edit = (value: string): string => `${value}1`): Promise<void> {
    for (const [label, value, words] of rules) {
      const field = this.field(label);
      await field.fill(value);
      await this.send.click();
      if (words === null) await this.expectNoError(field);
      else await this.expectError(field, words);
      await field.fill(edit(value));
      await this.expectNoError(field);
    }
  }

  async expectNoError(control: Locator): Promise<void> {
    await expect(control).not.toHaveAttribute('aria-invalid', 'true');
  }
}
