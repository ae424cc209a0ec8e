import { useEffect, useState } from 'react';
import { captchaShape, createCaptchaCode } from '#domain/enquiry/captcha.ts';

/** The code of a captcha, `undefined` before hydration: it is created in the browser and renewed after every success. */
export function useCaptcha() {
  const [code, setCode] = useState<string>();
  const renew = (): void => setCode(createCaptchaCode());
  useEffect(() => setCode(createCaptchaCode()), []);
  return { code, renew };
}

const paper = '#fffdf9';
const ink = '#16224a';
const lineInk = '#3f5596';

/** Draws the digits, slightly rotated, under random lines (R9.22). */
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

const recordings = import.meta.glob<string>('./digits/*.mp3', { query: '?url', import: 'default', eager: true });

/** Plays the recordings of the digits one by one. Rejects when one cannot be played; resolves when aborted. */
export async function playDigits(code: string, signal: AbortSignal): Promise<void> {
  for (const digit of code) {
    if (signal.aborted) return;
    await play(new Audio(recordings[`./digits/${digit}.mp3`]), signal);
  }
}

function play(audio: HTMLAudioElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    audio.addEventListener('ended', () => resolve());
    audio.addEventListener('error', () => reject(new Error('the recording could not be loaded')));
    signal.addEventListener('abort', () => {
      audio.pause();
      resolve();
    });
    audio.play().catch(reject);
  });
}
