import { randomUUIDv7 } from 'node:crypto';

let last = 0n;

/**
 * A monotonic UUID version 7: greater than every earlier one of this process, even within a millisecond (RFC 9562,
 * section 6.2, method 2). For rows that are ordered by id.
 */
export function createOrderedId(): string {
  const next = BigInt(`0x${randomUUIDv7().replaceAll('-', '')}`);
  last = next > last ? next : last + 1n;
  return last
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
