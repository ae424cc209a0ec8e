import { useEffect, useState } from 'react';
import { captchaShape, createCaptchaCode } from '#domain/enquiry/captcha.ts';

/** The code of a captcha, `undefined` on the server: it is created in the browser and renewed after every success. */
export function useCaptcha() {
  const [code, setCode] = useState<string>();
  const renew = (): void => setCode(createCaptchaCode());
  useEffect(() => setCode(createCaptchaCode()), []);
  return { code, renew };
}

/** Draws the digits, slightly rotated, under random lines (R9.22), in the colours that the canvas has in the theme. */
export function drawCaptcha(canvas: HTMLCanvasElement, code: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height, lines } = captchaShape;
  const { color, backgroundColor, borderTopColor } = getComputedStyle(canvas);

  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, width, height);

  context.fillStyle = color;
  context.font = '600 26px ui-monospace, "DejaVu Sans Mono", monospace';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [index, digit] of [...code].entries()) {
    context.save();
    context.translate((width / (code.length + 1)) * (index + 1), height / 2 + between(-4, 4));
    context.rotate(between(-0.3, 0.3));
    context.fillText(digit, 0, 0);
    context.restore();
  }

  context.strokeStyle = borderTopColor;
  context.lineWidth = 1;
  for (let line = 0; line < lines; line += 1) {
    context.beginPath();
    context.moveTo(between(0, width / 3), between(0, height));
    context.lineTo(between((width * 2) / 3, width), between(0, height));
    context.stroke();
  }
}

function between(low: number, high: number): number {
  return low + Math.random() * (high - low);
}
