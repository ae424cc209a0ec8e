import { expect, vi } from 'vitest';
import type { Tab } from './engines.ts';

export type Visitor = ReturnType<typeof createVisitor>;

/**
 * A person at a tab: finds the first visible element by a selector and, where given, all of its name, and waits for it.
 */
export function createVisitor(tab: Tab, origin: string) {
  const find = (selector: string, name?: string): string =>
    `(${findVisible})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
  let departures = 0;
  const visitor = {
    ...tab,
    expect: (expression: string) => expect.poll(() => tab.run(expression), { timeout: 60_000 }),
    expectText: (text: string, selector: string, name?: string) =>
      visitor.expect(`${find(selector, name)}?.textContent`).toContain(text),
    expectValue: (value: string, selector: string, name?: string) =>
      visitor.expect(`${find(selector, name)}?.value`).toBe(value),
    expectShown: (isShown: boolean, selector: string, name?: string) =>
      visitor.expect(`${find(selector, name)} !== undefined`).toBe(isShown),
    expectAddress: (address: string) => visitor.expect('location.pathname + location.search').toBe(address),

    async click(selector: string, name?: string): Promise<void> {
      let last: Point | undefined;
      let frames = 0;
      const { x, y } = await vi.waitFor(async () => {
        const before = last;
        last = (await tab.run(`(${findPoint})(${find(selector, name)})`)) as Point | undefined;
        if (last?.x !== before?.x || last?.y !== before?.y) frames = 0;
        else if (last?.time !== before?.time) frames += 1;
        if (last && frames >= stillFrames) return last;
        throw new Error(`nothing stands still and takes a click: ${selector} “${name}”`);
      }, 60_000);
      await tab.click(x, y);
    },

    async fill(name: string, text: string): Promise<void> {
      await visitor.click('input, textarea', name);
      await tab.type(text);
    },

    goto: (path: string) => leave(() => tab.goto(origin + path)),
    reload: () => leave(tab.reload),
    goBack: () => leave(tab.goBack),
  };
  /** Leaves the document, and waits until another is loaded. */
  async function leave(go: () => Promise<unknown>): Promise<void> {
    departures += 1;
    await tab.run(`(window.departure = ${departures}, undefined)`);
    await go();
    const isLoaded = `performance.getEntriesByType('navigation')[0]?.loadEventEnd > 0`;
    await visitor.expect(`window.departure !== ${departures} && ${isLoaded}`).toBe(true);
  }
  return visitor;
}

/** Runs in the page, as does the next: refers to nothing outside it. */
function findVisible(selector: string, name?: string): HTMLElement | undefined {
  const read = (element: Element | null | undefined): string => element?.textContent ?? '';
  const readName = (element: HTMLElement): string => {
    const label = (element as HTMLInputElement).labels?.[0] ?? element.querySelector(':scope > legend');
    return element.getAttribute('aria-label') ?? read(label ?? element);
  };
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      (name === undefined || readName(element).replace(/\s+/g, ' ').trim() === name) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Firefox ignores clicks in the first three frames of a document, so that nobody clicks on what they have not seen. */
const stillFrames = 4;

type Point = { readonly x: number; readonly y: number; readonly time: number };

/**
 * The middle of an element that is enabled and not covered. While one page fades into another its picture takes the
 * clicks, and WebKit's `elementFromPoint` does not know that.
 */
function findPoint(element: HTMLElement | undefined): Point | undefined {
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element?.getClientRects()[0] ?? new DOMRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  const fading = ':active-view-transition';
  const isFading = CSS.supports(`selector(${fading})`) && document.documentElement.matches(fading);
  const takesClick = element?.contains(hit) || (hit && hit.closest('label')?.control === element);
  const time = Number(document.timeline.currentTime);
  return takesClick && !isFading && !element?.matches(':disabled') ? { x, y, time } : undefined;
}
