import { redirect } from 'react-router';
import { findErrorCode } from '#domain/errors.ts';

/** Sends a file as a download after a passkey confirmation. After a refusal redirects to `page` with the error code. */
export async function sendFile(
  page: string,
  file: {
    readonly name: string;
    readonly type: string;
    readonly create: () => Promise<string | AsyncIterable<string>>;
  },
): Promise<Response> {
  try {
    const headers = { 'Content-Type': file.type, 'Content-Disposition': `attachment; filename="${file.name}"` };
    const content = await file.create();
    return new Response(typeof content === 'string' ? content : toStream(content), { headers });
  } catch (error) {
    const code = findErrorCode(error);
    if (code === undefined) throw error;
    const url = new URL(page, 'http://desk');
    url.searchParams.set('problem', code);
    return redirect(url.pathname + url.search);
  }
}

function toStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await iterator.return?.()),
  });
}
