import type { Locator, Page } from '@playwright/test';
import { samplePdf } from '#tests/submissions.ts';
import { EnquiryFormPage } from './contact-form.ts';
import { expect, readCaptcha } from './site.ts';

export const goodApplication = {
  'Full name': 'Ravi Kumar',
  Email: 'ravi@example.in',
  'Phone number': '9123456780',
  Designation: 'Support engineer',
  'Expected salary (LPA)': '6.5',
} as const;

export const goodResume = { name: 'Ravi.pdf', mimeType: 'application/pdf', buffer: samplePdf };

/** The career form as a visitor uses it. Unlike the contact form, it looks up no place. */
export class CareerForm extends EnquiryFormPage {
  override readonly send: Locator;
  override readonly terms: Locator;
  readonly resume: Locator;
  /** The message of the form when nothing was sent. */
  readonly alert: Locator;

  constructor(page: Page) {
    super(page);
    this.send = page.getByRole('button', { name: 'Submit', exact: true });
    this.terms = page.getByRole('checkbox', { name: /accept the terms/ });
    this.resume = page.getByLabel('Resume', { exact: true });
    this.alert = page.getByRole('alert');
  }

  override open(path = '/careers'): Promise<void> {
    return super.open(path);
  }

  override async fillFields(): Promise<void> {
    for (const [label, value] of Object.entries(goodApplication)) await this.field(label).fill(value);
    await this.resume.setInputFiles(goodResume);
    await this.field('Captcha code').fill(await readCaptcha(this.page));
  }

  /** Expects the file to be the chosen resume. */
  async expectChosen(name: string): Promise<void> {
    await expect(
      this.page.getByRole('group', { name: 'Resume file' }).getByText(name, { exact: true }).first(),
    ).toBeVisible();
  }

  /** Expects every field to have what was entered. */
  async expectEntriesKept(): Promise<void> {
    for (const [label, value] of Object.entries(goodApplication)) {
      await expect(this.field(label)).toHaveValue(value);
    }
    await this.expectChosen(goodResume.name);
    await expect(this.terms).toBeChecked();
  }
}
