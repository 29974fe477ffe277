import { isPlainKey } from '../../harness/redaction/isPlainKey.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { curlLine } from '../../harness/stored/curlLine.ts';
import { prettyText } from '../../reports/exchanges/prettyText.ts';
import { inPage } from '../../reports/html/inPage.ts';
import type { BesideAnswer, ProposedCall, SandboxData } from '../../reports/html/SandboxData.ts';
import type { HttpAnswer } from '../../server/HttpAnswer.ts';
import type { HttpRequest } from '../../server/HttpRequest.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { contents } from './contents.ts';
import { keyLine } from './exampleCalls.ts';
import { exampleMembers } from './exampleMembers.ts';
import { plainRequest } from './plainRequest.ts';

/** For a longer request, in bytes, no command is made: nobody would copy it, and it takes a while. */
const longestShown = 256 * 1024;

/** A name of another host may be that of a hostile page, which would then read the key (DNS rebinding). */
const ownHost = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/**
 * The server with a page at `/` for browsers, and the two things that the page asks for: an example of a call, and what it shows
 * beside an answer. Everything else is answered as before. `planted` says in a sentence each what is special about the server.
 */
export function withPage(server: ReferenceServer, planted: readonly string[]): ReferenceServer {
  let examples = 0;
  const answerOf = (request: HttpRequest): HttpAnswer | undefined => {
    const { method, url, headers } = request;
    if (!ownHost.test(headers.host ?? '')) return undefined;
    const [path = '', ...query] = url.split('?');
    const asked = query.join('?');
    if (method === 'GET' && path === '/' && headers.accept?.includes('text/html'))
      return page(server, planted);
    if (method === 'GET' && path === '/sandbox/example') {
      examples += 1;
      return example(server, asked, examples);
    }
    return method === 'POST' && path === '/sandbox/beside' ? beside(server, request, asked) : undefined;
  };
  return { ...server, handle: (request) => answerOf(request) ?? server.handle(request) };
}

function page({ apiKey, store }: ReferenceServer, planted: readonly string[]): HttpAnswer {
  const holds = contents(store);
  const data: SandboxData = { apiKey, holds, planted, formats, operations: [...operations.keys()] };
  const html = inPage(data, 'sandbox');
  const [, policy = "default-src 'none'"] = /"(default-src [^"]+)"/.exec(html) ?? [];
  return answer('text/html', html, { 'content-security-policy': `${policy}; frame-ancestors 'none'` });
}

/** An example of a call at a place, such as `json/CompanyGet`; undefined if there is no such place. Another number makes another example. */
function example(
  { apiKey, basePath, store }: ReferenceServer,
  place: string,
  number: number,
): HttpAnswer | undefined {
  const [, written, name = ''] = /^(\w+)\/(\w+)$/.exec(place) ?? [];
  const format = formats.find((one) => one === written);
  const operation = operations.get(name);
  if (format === undefined || operation === undefined) return undefined;
  const members = { APIKEY: apiKey, ...exampleMembers(operation, store, number) };
  const { path, headers, body } = plainRequest(operation, format, members);
  // Spaces mean something in the other two.
  const laidOut = format === 'jsv' || format === 'csv' ? body : prettyText(body, '');
  const call: ProposedCall = { path: `${basePath}${path}`, headers, body: laidOut };
  return answer('application/json', JSON.stringify(call));
}

/**
 * What the page shows beside an answer. It sends the call again, with its path in the query. Undefined for a path of another host and for
 * a request that is too long.
 */
function beside(
  { apiKey, store }: ReferenceServer,
  { headers, body }: HttpRequest,
  path: string,
): HttpAnswer | undefined {
  if (!/^\/(?!\/)/.test(path) || body.length > longestShown) return undefined;
  const named = [
    ['Content-Type', headers['content-type']],
    ['SOAPAction', headers.soapaction],
  ].flatMap(([name = '', value]) => (value === undefined ? [] : [[name, value] as const]));
  const request = { method: 'POST' as const, url: `http://${headers.host}${path}`, headers: named, body };
  const isPlain = isPlainKey(apiKey);
  const line = curlLine(request, redactor(isPlain ? [apiKey] : []), apiKey);
  const shown: BesideAnswer = {
    curl: isPlain ? `${keyLine(apiKey)}\n${line}` : line,
    holds: contents(store),
  };
  return answer('application/json', JSON.stringify(shown));
}

const answer = (type: string, text: string, headers: HttpAnswer['headers'] = {}): HttpAnswer => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  },
  body: Buffer.from(text),
  outcome: { operation: null, format: null, errorCode: '-' },
});
