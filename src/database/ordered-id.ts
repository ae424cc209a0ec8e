import { randomUUIDv7 } from 'node:crypto';

let last = 0n;

/**
 * A UUID version 7 above every earlier one of this process, also within a millisecond (RFC 9562, section 6.2, method 2), for rows
 * whose order is that of their ids.
 */
export function createOrderedId(): string {
  const next = BigInt(`0x${randomUUIDv7().replaceAll('-', '')}`);
  last = next > last ? next : last + 1n;
  return last
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
