export type Bytes = Uint8Array<ArrayBuffer>;

export function areEqual(first: Uint8Array, second: Uint8Array): boolean {
  if (first.length !== second.length) return false;
  if (first.buffer === second.buffer && first.byteOffset === second.byteOffset) return true;
  for (let at = 0; at < first.length; at++) if (first[at] !== second[at]) return false;
  return true;
}

export async function digest(hash: string, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(hash, bytes));
}

export function joinBytes(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
