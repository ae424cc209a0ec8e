/** The largest answers that are read, without pictures and with those of a hundred posts. Bytes. */
export const answerSizes = { text: 2 * 1_048_576, pictures: 16 * 1_048_576 } as const;

/** How often a character may occur in JSON that is parsed: each may become an object or an element, of many times its size. */
const maxOccurrences = { '{': 20_000, '[': 20_000, ',': 200_000 };

/** The longest line that is logged of what another host caused. Characters. */
const longestLine = 200;

/** The body. Rejects for an error, and as soon as more has arrived than `largest`, whatever length was announced. */
export async function readBytes(response: Response, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largest) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Parses JSON of a host, which in some languages writes `BlogDto` for `blogDto`. A key that exists in both forms is read as it is. */
export function parseAnswer(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(([key, own]) => [
      key.replace(/^[A-Z]/, (first) => first.toLowerCase()),
      own,
    ]);
    return { ...Object.fromEntries(entries), ...value };
  });
}

/** The value of a JSON body, which is checked before it is parsed: `[{},{},…]` takes many times its size in memory. */
export async function readJson(response: Response, largest: number): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(response, largest));
  for (const [character, most] of Object.entries(maxOccurrences)) {
    if (hasMore(text, character, most)) throw new Error('the answer has too many parts');
  }
  return parseAnswer(text);
}

function hasMore(text: string, character: string, most: number): boolean {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf(character, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** One line for the log: without control characters and line separators, and short, because another host may write it. */
export function toLogLine(text: string): string {
  return text.slice(0, longestLine).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
}
