/** Largest answer in bytes: of text only, and of a hundred posts with their pictures. */
export const answerSizes = { text: 2 * 1_048_576, pictures: 16 * 1_048_576 } as const;

/** How often each character may occur in JSON: an object or an element takes many times its length in memory. */
const maxOccurrences = { '{': 20_000, '[': 20_000, ',': 200_000 };

/** Maximum length of a log line with another host's text. Characters. */
const maxLineLength = 200;

/**
 * Reads the body. Rejects for an error status, and once more than `maxBytes` have arrived, whatever its Content-Length.
 */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Parses JSON. Some hosts write `BlogDto` for `blogDto`; of both keys the lower-case one wins. */
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

/** Reads a JSON body. Checks it before parsing: `[{},{},…]` takes many times its size in memory. */
export async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(response, maxBytes));
  for (const [character, max] of Object.entries(maxOccurrences)) {
    if (hasMore(text, character, max)) throw new Error('the answer has too many parts');
  }
  return parseAnswer(text);
}

function hasMore(text: string, character: string, max: number): boolean {
  let at = -1;
  for (let count = 0; count <= max; count += 1) {
    at = text.indexOf(character, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** One short line for the log, without control characters and line separators: another host may have written it. */
export function toLogLine(text: string): string {
  return text.slice(0, maxLineLength).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
}
