import type { Page } from '@playwright/test';
import { type EntryRow, readEntryRows } from '#tests/entries.ts';
import { CareerForm } from './career-form.ts';
import { EnquiryFormPage } from './contact-form.ts';
import { expect, test } from './site.ts';

const forms = {
  contact: { Form: EnquiryFormPage, path: '/Home/Contact' },
  partner: { Form: EnquiryFormPage, path: '/becomeapartner' },
  career: { Form: CareerForm, path: '/careers' },
} as const;

for (const kind of ['contact', 'partner', 'career'] as const) {
  test(`the ${kind} form shows for each entry of the table what becomes of it`, async ({ page }) => {
    const form = new forms[kind].Form(page);
    await page.addInitScript(() => {
      // The table's captcha is 4821.
      crypto.getRandomValues = (array) => {
        if (array instanceof Uint32Array) array.set([4, 8, 2, 1]);
        return array;
      };
    });
    await form.open(forms[kind].path);
    // An unknown PIN code opens a dialog, which is another test's.
    await page.route('**/GetStateAndCityNameByPincode**', (route) => route.abort());
    const rows = readEntryRows().filter((row) => row.form === kind && row.field !== 'terms');
    const shown = await enterAll(page, rows);
    const expected = rows.map(({ entered, becomes, message }) => ({ entered, value: becomes, message }));
    expect(shown).toEqual(expected);
  });
}

/**
 * Enters each text into its control as a paste does, leaves it, and sends, which the other, blank fields stop. Returns
 * the value and the message that are shown.
 */
async function enterAll(page: Page, rows: readonly EntryRow[]) {
  const entries = rows.map(({ field, entered }) => ({ name: field === 'mail' ? 'email' : field, entered }));
  return page.evaluate(async (all) => {
    // React renders what an event changed before the next task.
    const nextTask = () => new Promise((resolve) => setTimeout(resolve));
    const shown: { entered: string; value: string; message: string }[] = [];
    for (const { name, entered } of all) {
      const control = document.querySelector<HTMLInputElement>(`main :is(input, textarea)[name="${name}"]`);
      if (!control) throw new TypeError(`no control ${name}`);
      control.focus({ preventScroll: true });
      control.select();
      document.execCommand('delete');
      document.execCommand('insertText', false, entered);
      control.blur();
      await nextTask();
      const { value } = control;
      // A PIN code has a message as it is left, and another one by Send.
      if (name !== 'pincode') control.form?.requestSubmit();
      await nextTask();
      const id = control.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
      const isInvalid = control.getAttribute('aria-invalid') === 'true';
      shown.push({ entered, value, message: isInvalid ? (document.getElementById(id)?.textContent ?? '') : '' });
    }
    return shown;
  }, entries);
}
