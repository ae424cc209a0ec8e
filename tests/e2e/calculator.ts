import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** The price calculator as people find it: by the names of its groups, boxes and buttons. */
export class Calculator {
  readonly total: Locator;
  readonly page: Page;
  readonly scope: Locator;

  /** `scope` is the page's main part or the dialog. */
  constructor(page: Page, scope: Locator = page.getByRole('main')) {
    this.page = page;
    this.scope = scope;
    this.total = scope.getByRole('status', { name: 'Total', exact: true });
  }

  group(name: string): Locator {
    return this.scope.getByRole('radiogroup', { name, exact: true });
  }

  radio(group: string, name: string): Locator {
    return this.group(group).getByRole('radio', { name, exact: true });
  }

  box(name: string): Locator {
    return this.scope.getByRole('checkbox', { name, exact: true });
  }

  chooser(what: string): Locator {
    return this.page.getByRole('dialog', { name: `Choose ${what}` });
  }

  row(name: string | RegExp): Locator {
    return this.scope.getByRole('table', { name: 'How we calculate the price' }).getByRole('row', { name });
  }

  /** Goes there with the Tab key alone, as far as a page is long. */
  async tabTo(target: Locator): Promise<void> {
    for (let step = 0; step < 120; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  /** Opens the dialog from the navbar of a hydrated page. */
  static async openDialog(page: Page): Promise<Calculator> {
    const dialog = page.getByRole('dialog', { name: 'DSC Price Calculator' });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    return new Calculator(page, dialog);
  }
}
