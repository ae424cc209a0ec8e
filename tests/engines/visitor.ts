import { vi } from 'vitest';
import type { Driver, Key } from './driver.ts';
import { findPoint, type Target, toExpression } from './find-in-page.ts';

/** Several times what the slowest step takes on an idle machine. */
const patience = { timeout: 30_000, interval: 50 } as const;

/** A person at a browser of any engine: finds elements by role and name, and waits for them. */
export class Visitor {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  goto(path: string): Promise<void> {
    return this.driver.goto(this.#origin + path);
  }

  /** Path and query of the address. */
  readAddress(): Promise<unknown> {
    return this.driver.evaluate('location.pathname + location.search');
  }

  /** The text of an element, without the spaces around it; `undefined` where there is none. */
  async readText(target: Target): Promise<string | undefined> {
    const text = await this.driver.evaluate(toExpression(target, (element) => element.textContent?.trim()));
    return typeof text === 'string' ? text : undefined;
  }

  /** The value of a field. */
  readValue(target: Target): Promise<unknown> {
    return this.driver.evaluate(toExpression(target, (element) => (element as HTMLInputElement).value));
  }

  isChecked(target: Target): Promise<unknown> {
    return this.driver.evaluate(toExpression(target, (element) => (element as HTMLInputElement).checked));
  }

  /** Whether it is visible. */
  async sees(target: Target): Promise<boolean> {
    return (await this.driver.evaluate(toExpression(target, () => true))) === true;
  }

  async click(target: Target): Promise<void> {
    const expression = toExpression(target, findPoint);
    const point = await vi.waitFor(async () => {
      const found = (await this.driver.evaluate(expression)) as { x: number; y: number } | undefined | null;
      if (!found) throw new Error(`nothing takes a click: ${target.role} “${target.name}”`);
      return found;
    }, patience);
    await this.driver.click(point);
  }

  /** Clicks a field and types into it. */
  async fill(name: string, text: string): Promise<void> {
    await this.click({ role: 'textbox', name });
    await this.driver.type(text);
  }

  /** Chooses a file in a field, which has the focus as it has when a person opens the chooser. */
  async chooseFile(selector: string, path: string): Promise<void> {
    await this.driver.evaluate(`document.querySelector('input${selector}').focus()`);
    await this.driver.chooseFile(selector, path);
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }
}
