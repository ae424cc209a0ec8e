import { expect, test, vi } from 'vitest';
import { renderHtml } from './render-html.ts';

function Broken(): never {
  throw new Error('broken');
}

test('a page that cannot be rendered rejects, and leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await expect(renderHtml(<Broken />)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
    expect(await renderHtml(<p>Prices</p>)).toContain('<p>Prices</p>');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
