import type { Locator, Page } from '@playwright/test';
import { expect, readCaptcha, recordCanvas, waitForCaptcha } from './site.ts';

export const goodEntries = {
  'Full name': 'Asha Rao',
  Email: 'asha@example.in',
  'Phone number': '9876543210',
  Address: '12 Civil Lines',
  Message: 'Which certificate do I need?',
} as const;

/** By field: what is typed into it, and the message under it; `null` means that it passes. */
type FieldRound = { readonly [label: string]: readonly [value: string, message: string | null] };

/** Entries that are sent together, round by round. */
export type FieldRules = readonly FieldRound[];

/** The contact or partner form on a page (page object). */
export class EnquiryFormPage {
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

  /** Opens a page with the form and waits until hydration has drawn the captcha. */
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
  async expectError(control: Locator, message: string): Promise<void> {
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(message)}`));
    // The list of errors above the form has the same words.
    const paragraph = this.page.getByRole('paragraph').and(this.page.getByText(message, { exact: true }));
    await expect(paragraph).toBeVisible();
  }

  /** Sends each round, which the blank captcha stops; editing a field clears its message. */
  async expectRules(rounds: FieldRules, edit = (value: string): string => `${value}1`): Promise<void> {
    for (const round of rounds) {
      for (const [label, [value]] of Object.entries(round)) await this.field(label).fill(value);
      await this.send.click();
      for (const [label, [, message]] of Object.entries(round)) {
        if (message === null) await this.expectNoError(this.field(label));
        else await this.expectError(this.field(label), message);
      }
      for (const [label, [value]] of Object.entries(round)) {
        await this.field(label).fill(edit(value));
        await this.expectNoError(this.field(label));
      }
    }
  }

  /** The list of errors above the form. */
  get summary(): Locator {
    return this.page.getByRole('group', { name: 'There is a problem' });
  }

  async expectNoError(control: Locator): Promise<void> {
    await expect(control).not.toHaveAttribute('aria-invalid', 'true');
  }
}
