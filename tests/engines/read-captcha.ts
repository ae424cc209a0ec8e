import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Records what the captcha's canvas is told to draw, and asks for another code, because the first may have been drawn. */
export async function readCaptcha(visitor: Visitor): Promise<string> {
  await visitor.driver.evaluate(`void (${recordCanvas})()`);
  await visitor.click({ role: 'button', name: 'Refresh captcha' });
  const read = (): Promise<unknown> => visitor.driver.evaluate('canvasTexts.join("")');
  await expect.poll(read).toMatch(/^[0-9]{4}$/);
  return String(await read());
}

/** Runs in the page; a filled rectangle begins a new drawing. */
function recordCanvas(): void {
  const texts: string[] = [];
  Object.assign(window, { canvasTexts: texts });
  const { fillText, fillRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (...args) {
    texts.push(args[0]);
    return fillText.apply(this, args);
  };
  CanvasRenderingContext2D.prototype.fillRect = function (...args) {
    texts.length = 0;
    return fillRect.apply(this, args);
  };
}
