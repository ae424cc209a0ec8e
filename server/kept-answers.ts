import type { KeptAnswers, MakeAnswer } from '#api/kept-answer.ts';
import { encodePage } from '#server/page/kept-page.ts';
import { createPageKeeper, type PageKeeper } from '#server/page/page-keeper.ts';
import { sendPage } from '#server/page/send-page.ts';
import { createPolicy, securityHeaders } from '#server/security-headers.ts';

const policy = createPolicy();

/** Every list and post of a large blog, and no more whatever is asked for. */
const bounds = { pages: 500, bytes: 32 * 1_048_576 };

/** Keeps the API's answers as pages are kept: serialised, encoded, at the content's revision (R7.15). */
export function createKeptAnswers(tell: (error: unknown) => void): KeptAnswers & Pick<PageKeeper, 'moveTo' | 'size'> {
  const makers = new Map<string, MakeAnswer>();
  const keeper = createPageKeeper(
    async (address) => {
      const [path = '', query = ''] = address.split(separator);
      const { status, type, body, isLasting } = await findMaker(path)(query);
      const headers = {
        ...securityHeaders,
        'content-security-policy': policy,
        'content-type': type,
        'cache-control': isLasting ? 'private, no-cache' : 'no-store',
      };
      return encodePage(status, headers, Buffer.from(body), isLasting);
    },
    bounds,
    tell,
  );
  const findMaker = (path: string): MakeAnswer => {
    const make = makers.get(path);
    if (!make) throw new TypeError(`nobody makes the answers of ${path}`);
    return make;
  };
  return {
    ...keeper,
    open(path, make) {
      makers.set(path, make);
      return (request, reply, query) => {
        const address = `${path}${separator}${query}`;
        const page = keeper.peek(address);
        if (page) return sendPage(request, reply, page);
        // Pages that are made anew ask so: what they hold must not be older than they are.
        const mustBeCurrent = request.headers['cache-control'] === 'no-cache';
        return keeper.get(address, mustBeCurrent).then((made) => sendPage(request, reply, made));
      };
    },
  };
}

/** In no path, and in no JSON. */
const separator = '\n';
