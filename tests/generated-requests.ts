import fc from 'fast-check';
import { describeApi } from '#api/openapi.ts';
import { type Call, calls } from '#contract/calls.ts';
import { applicationFields } from '#domain/application/application.ts';
import { routes } from '#domain/site/routes.ts';
import { clientKey } from '#tests/app.ts';
import {
  sampleApplicationEntries,
  sampleEnquiry,
  samplePartner,
  samplePdf,
  toEnquiryBody,
} from '#tests/submissions.ts';

type CallName = keyof typeof calls;

export type GeneratedRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly payload?: Buffer;
  /** The call that it reaches; absent for another method and for a path that is not one of the API. */
  readonly call?: CallName;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly schema: { type?: string; pattern?: string; enum?: string[] };
};
type Operation = { readonly parameters?: readonly Parameter[] };
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

const oddTexts = ['', ' ', 'null', 'undefined', '-1', '0', '1e9', '9'.repeat(2_000), '1.5', '[]', '{"a":1}', '../..'];
const oddSigns = ['\u0000', '\u202e', '😀', 'क्ष', 'a\nb', "' or 1=1 --", '<script>', '{{7*7}}', '١٢٣٤٥٦'];
const oddText = fc.oneof(fc.constantFrom(...oddTexts, ...oddSigns), fc.string({ unit: 'binary', maxLength: 100 }));
// As it stands in an address.
const oddPart = fc.oneof(
  { weight: 6, arbitrary: oddText.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%C0%80', '%ff', '+', '%00', '%2e%2e%2f', ';', '&&', '==') },
);
const oddJson = fc.oneof(
  oddText,
  fc.jsonValue(),
  fc.constantFrom(null, true, -1, 2 ** 53, [], {}, [[['a']]], 'a'.repeat(20_000), '\ud800', '</'.repeat(5_000)),
);

function parameterText({ schema }: Parameter): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'integer') return fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer()).map(String);
  return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : fc.constantFrom('1', 'web');
}

/** A query: each parameter well, oddly, twice or not at all, and one that is not described. */
function queryOf(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const parts = parameters.map((parameter) =>
    fc.oneof(
      { weight: 8, arbitrary: parameterText(parameter).map((text) => `${parameter.name}=${encodeURIComponent(text)}`) },
      { weight: 2, arbitrary: oddPart.map((text) => `${parameter.name}=${text}`) },
      { weight: 1, arbitrary: oddPart.map((text) => `${parameter.name}=1&${parameter.name}=${text}`) },
      { weight: 1, arbitrary: oddPart.map((text) => `${parameter.name}[a]=${text}`) },
      { weight: 1, arbitrary: fc.constant('') },
    ),
  );
  const extra = fc.option(oddPart, { nil: '', freq: 5 });
  return fc.tuple(fc.tuple(...parts), extra).map(([own, more]) => [...own, more].filter(Boolean).join('&'));
}

const headerText = fc.oneof(
  fc.constantFrom('', '*', '0', '"a"', 'W/"a", "b"', 'bytes=0-', 'gzip;q=0', 'br, *;q=0.5', 'x'.repeat(3_000)),
  fc.stringMatching(/^[\x21-\x7e]{1,40}$/),
);
const headerNames = ['accept', 'accept-encoding', 'if-none-match', 'x-form-kind', 'x-consent-version'];
const moreNames = ['x-form-seconds', 'x-forwarded-for', 'origin', 'range', 'cookie', 'authorization', 'x-http-method'];
const oddHeaders = fc.dictionary(fc.constantFrom(...headerNames, ...moreNames), headerText, { maxKeys: 3 });
const keys = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Record<string, string | string[]>>(clientKey) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string | string[]>>(
      {},
      { 'X-Client-Key': '' },
      { 'X-Client-Key': ['a', 'b'] },
    ),
  },
);

type Body = { readonly type: string; readonly bytes: Buffer };

const good: readonly Record<string, unknown>[] = [toEnquiryBody(sampleEnquiry), toEnquiryBody(samplePartner)];
const jsonBody: fc.Arbitrary<Body> = fc
  .oneof(
    {
      weight: 5,
      arbitrary: fc.dictionary(fc.constantFrom(...Object.keys(good[0] ?? {}), 'preference', 'x'), oddJson, {
        maxKeys: 3,
      }),
    },
    { weight: 1, arbitrary: oddJson },
  )
  .chain((odd) =>
    fc
      .constantFrom(...good)
      .map((well) => (Object(odd) === odd && !Array.isArray(odd) ? { ...well, ...Object(odd) } : odd)),
  )
  .map((body) => JSON.stringify(body))
  .chain((text) =>
    fc.constantFrom(text, text, text, text.slice(0, -1), `{"__proto__":1,${text.slice(1)}`, `\ufeff${text}`, ''),
  )
  .map((text) => ({ type: 'application/json', bytes: Buffer.from(text) }));

const boundaries = ['x', "a'()+_,-./:=?", '-'.repeat(70), 'b'.repeat(200), ''];
const fileNames = [
  'Ravi.pdf',
  '../../etc/passwd',
  'a.pdf.exe',
  '',
  '\u0000.pdf',
  `${'a'.repeat(5_000)}.pdf`,
  'रवि.docx',
  '".pdf',
];
const multipartBody: fc.Arbitrary<Body> = fc
  .record({
    boundary: fc.constantFrom(...boundaries),
    fileName: fc.constantFrom(...fileNames),
    odd: fc.dictionary(fc.constantFrom(...applicationFields, 'resume', 'x', '__proto__'), oddText, { maxKeys: 2 }),
    bytes: fc.oneof(
      fc.constant(samplePdf),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    ),
    cut: fc.constantFrom(0, 0, 0, 0, 1, 30, 200),
  })
  .map(({ boundary, fileName, odd, bytes, cut }) => {
    const part = (name: string, more = ''): string =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
    const fields = Object.entries({ ...sampleApplicationEntries, ...odd }).map(
      ([name, text]) => `${part(name)}${text}\r\n`,
    );
    const head = `${fields.join('')}${part('resume', `; filename="${fileName}"`)}`;
    const all = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return { type: `multipart/form-data; boundary=${boundary}`, bytes: all.subarray(0, all.length - cut) };
  });
const types = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  '',
];
const moreTypes = ['multipart/form-data', 'multipart/form-data; boundary="', 'application/JSON', 'a/b/c', ';'];
const oddBody: fc.Arbitrary<Body> = fc.record({
  type: fc.constantFrom(...types, ...moreTypes),
  bytes: fc.oneof(
    fc.constant(Buffer.alloc(70_000, '[')),
    fc.uint8Array({ maxLength: 200 }).map((one) => Buffer.from(one)),
  ),
});
const described = describeApi('http://a.example').paths as Record<string, Record<string, Operation>>;

function requestOf([name, call]: [CallName, Call]): fc.Arbitrary<GeneratedRequest> {
  const own = call.body ? 'POST' : 'GET';
  const parameters = described[call.path]?.[own.toLowerCase()]?.parameters ?? [];
  const inPath = parameters.find((parameter) => parameter.in === 'path');
  const body = call.body?.type.startsWith('multipart') ? multipartBody : jsonBody;
  const bodies = fc.oneof({ weight: 8, arbitrary: body }, { weight: 2, arbitrary: oddBody });
  return fc
    .record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(own) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      part: inPath ? fc.oneof(parameterText(inPath), oddPart) : fc.constant(''),
      query: queryOf(parameters.filter((parameter) => parameter !== inPath)),
      key: keys,
      odd: oddHeaders,
      body: call.body ? bodies : fc.option(bodies, { nil: undefined, freq: 15 }),
    })
    .map(({ method, part, query, key, odd, body: sent }) => {
      const url = `${inPath ? call.path.replace(`{${inPath.name}}`, () => part) : call.path}${query && `?${query}`}`;
      const isReached = method === own && (!inPath || /^[\w-]{1,90}$/.test(part));
      const hasBody = sent !== undefined && method !== 'GET' && method !== 'HEAD';
      return {
        method,
        url,
        headers: { ...odd, ...key, ...(hasBody && sent.type !== '' ? { 'content-type': sent.type } : {}) },
        ...(hasBody ? { payload: sent.bytes } : {}),
        ...(isReached ? { call: name } : {}),
      };
    });
}

/** Requests to every call of the API: well formed, nearly, and not at all. */
export const apiRequest: fc.Arbitrary<GeneratedRequest> = fc.oneof(
  ...(Object.entries<Call>(calls) as [CallName, Call][]).map(requestOf),
);

/** Requests to every page and to the data of pages. */
export const pageRequest: fc.Arbitrary<GeneratedRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant('GET') },
      { weight: 1, arbitrary: fc.constantFrom(...methods) },
    ),
    sample: fc.constantFrom(...Object.values(routes).map(({ sample }) => sample)),
    end: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('', '', '.json') }, { weight: 1, arbitrary: oddPart }),
    query: fc.option(fc.tuple(fc.constantFrom('page', 'size', 'region', '_routes', 'x'), oddPart), { nil: undefined }),
    headers: oddHeaders,
  })
  .map(({ method, sample, end, query, headers }) => ({
    method,
    url: `${sample}${end}${query ? `?${query[0]}=${query[1]}` : ''}`,
    headers,
  }));
