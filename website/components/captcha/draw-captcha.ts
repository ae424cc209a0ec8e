import { captchaShape } from '#domain/enquiry/captcha.ts';

const paper = '#fffdf9';
const ink = '#16224a';
const lineInk = '#3f5596';

/** Draws the digits, each tilted a little, under random lines: once a code (R9.22). */
export function drawCaptcha(canvas: HTMLCanvasElement, code: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height, lines } = captchaShape;

  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);

  context.fillStyle = ink;
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

  context.strokeStyle = lineInk;
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
