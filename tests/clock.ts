import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = `
  const { now } = Date;
  Date.now = () => now() + 11 * 60_000;
  globalThis.Date = class extends Date {
    constructor(...values) {
      super(...(values.length === 0 ? [Date.now()] : values));
    }
  };`;

/**
 * An environment that sets the clock of a process eleven minutes ahead: more than the ten of the duplicates and the
 * window of the rate limits.
 */
export function setClockAhead(): Disposable & { readonly env: { readonly NODE_OPTIONS: string } } {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'clock-'));
  const preload = join(folder.path, 'ahead.mjs');
  writeFileSync(preload, script);
  return { env: { NODE_OPTIONS: `--import=${preload}` }, [Symbol.dispose]: folder.remove };
}
