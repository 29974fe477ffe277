import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { complaint, key } from './complaint.ts';
import type { Fake } from './fakeTarget.ts';
import { flightTo } from './flightTo.ts';
import { answering } from './opened.ts';

interface Page {
  readonly status: number;
  readonly type?: string;
  readonly body: string | ((request: IncomingMessage) => string);
  readonly headers?: Readonly<Record<string, string>>;
}

const nginx = (words: string): string =>
  `<html>\r\n<head><title>${words}</title></head>\r\n<body>\r\n<center><h1>${words}</h1></center>\r\n<hr><center>nginx/1.24.0</center>\r\n</body>\r\n</html>\r\n`;

const serving = (
  page: Page,
  api: (request: IncomingMessage) => string | undefined = () => undefined,
): Promise<Fake> =>
  answering((request, _, response) => {
    const right = api(request);
    if (right !== undefined) {
      response.writeHead(200).end(right);
      return;
    }
    const { status, type, body, headers } = page;
    response.writeHead(status, { ...(type === undefined ? {} : { 'content-type': type }), ...headers });
    response.end(typeof body === 'string' ? body : body(request));
  });

const html = 'text/html; charset=utf-8';
const okJson = '{"ResponseStatus":{"ErrorCode":"0"}}';

describe('what is not the API ends in one sentence that says what answered', () => {
  it.each<[string, Page, RegExp]>([
    [
      'a path that is not there, in HTML',
      { status: 404, type: 'text/html', body: nginx('404 Not Found') },
      /is not the API \(HTTP 404 with an HTML page \("404 Not Found"\)\): look whether host and path of --target are right\.$/,
    ],
    [
      'the same in generic JSON',
      {
        status: 404,
        type: 'application/json; charset=utf-8',
        body: '{"message":"Not Found","statusCode":404}',
      },
      /HTTP 404 with a body of application\/json\)/,
    ],
    [
      'the same with an error',
      { status: 404, type: 'application/json', body: '{"error":"not_found"}' },
      /HTTP 404/,
    ],
    [
      'the same as a problem of RFC 7807',
      {
        status: 404,
        type: 'application/problem+json',
        body: '{"type":"about:blank","title":"Not Found","status":404,"detail":"No static resource."}',
      },
      /HTTP 404 with a body of application\/problem\+json\)/,
    ],
    [
      'the same as text',
      { status: 404, type: 'text/plain', body: '404 page not found\n' },
      /HTTP 404 with a body of text\/plain/,
    ],
    ['the same with nothing', { status: 404, body: '' }, /HTTP 404 with an empty body/],
    [
      'files alone',
      { status: 405, type: html, body: nginx('405 Not Allowed') },
      /HTTP 405 with an HTML page/,
    ],
    [
      'a gateway that has no server',
      { status: 502, type: 'text/html', body: nginx('502 Bad Gateway') },
      /is not the API but a gateway \(HTTP 502 with an HTML page \("502 Bad Gateway"\)\): look whether the server behind it is up, and whether --target is right\.$/,
    ],
    [
      'one whose server is not available',
      { status: 503, type: html, body: nginx('503 Service Temporarily Unavailable') },
      /gateway \(HTTP 503/,
    ],
    [
      'one whose server is slow',
      { status: 504, type: html, body: nginx('504 Gateway Time-out') },
      /gateway \(HTTP 504 .*"504 Gateway Time-out"/,
    ],
    [
      'one that says so in JSON',
      { status: 502, type: 'application/json', body: '{"message":"bad gateway"}' },
      /gateway \(HTTP 502/,
    ],
    [
      'one that says so in text',
      { status: 521, type: 'text/plain', body: 'error code: 521' },
      /gateway \(HTTP 521/,
    ],
    [
      'a page to log in',
      {
        status: 200,
        type: html,
        body: '<!DOCTYPE html>\n<html lang="en"><head><title>\n  Sign in\n</title></head><body></body></html>',
      },
      /is not the API \(HTTP 200 with an HTML page \("Sign in"\)\): look whether host and path of --target are right, and whether a login stands before it\.$/,
    ],
    [
      'one without a media type',
      { status: 200, body: '<!-- x --><html><body>Log in</body></html>' },
      /HTTP 200 with an HTML page\)/,
    ],
    [
      'a page of any error',
      { status: 500, type: html, body: '<html><h1>Server Error</h1></html>' },
      /HTTP 500 .*\("Server Error"\)\): .*, and whether the key is\.$/,
    ],
  ])(
    '%s',
    async (_, page, message) => {
      const fake = await serving(page);
      expect(await complaint(fake.url, { timeoutMs: 8000 })).toMatch(message);
      expect(fake.requests.join('\n')).not.toMatch(/Update\b|Delete\b|Add\b/);
      expect(fake.requests.length).toBeLessThan(80);
      // Reads are sent again for a while where they are answered with 503.
      if (page.status === 503) return;
      for (const formats of [['json'], ['soap11'], ['csv', 'xml']] as const)
        expect(await complaint(fake.url, { formats, timeoutMs: 8000 })).toMatch(message);
    },
    60_000,
  );

  it('shows no key that a page repeats, and no odd characters of its title', async () => {
    for (const title of [
      `no ${key}`,
      `no ${encodeURIComponent(key)}`,
      'a\u001b[31mb',
      'x'.repeat(200),
      '<b>',
    ])
      expect(
        await complaint((await serving({ status: 404, type: html, body: `<title>${title}</title>` })).url),
      ).toContain('with an HTML page): ');
  });
});

describe('what answers as the API anywhere is judged', () => {
  const missing: Page = { status: 404, type: html, body: nginx('404 Not Found') };
  const at =
    (path: RegExp, body = okJson) =>
    (request: IncomingMessage) =>
      path.test(`${request.method} ${request.url}`) ? body : undefined;

  it.each<[string, (request: IncomingMessage) => string | undefined]>([
    [
      'in one format',
      at(/\/xml\/reply\//, '<R><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></R>'),
    ],
    ['at named routes', at(/^POST \/SalesOrder\/SalesOrderGet$/)],
    ['at named routes by GET', at(/^GET \/DashboardBox\/DashboardBoxGet\?/)],
    ['by GET alone', at(/^GET \/json\/reply\/APIKeyGet\?/)],
    ['for one Get alone', at(/\/(?:json|csv)\/reply\/DiscountGet$/)],
    [
      'in soap alone',
      at(
        /\/soap12$/,
        '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><s:Fault/></s:Body></s:Envelope>',
      ),
    ],
  ])('%s', async (_, api) => {
    const fake = await serving(missing, api);
    for (const formats of [['json'], ['csv']] as const)
      await expect(flightTo(fake.url, { formats })).resolves.toMatchObject({ soap12Action: true });
  });

  it('where its errors are pages of HTML and its successes are right', async () => {
    const fake = await serving(
      { status: 500, type: html, body: nginx('500 Internal Server Error') },
      (request) => (request.url?.endsWith('/json/reply/APIKeyGet') ? okJson : undefined),
    );
    await expect(flightTo(fake.url)).resolves.toBeDefined();
  });

  it('where a 404 holds a status block', async () => {
    const body = '{"ResponseStatus":{"ErrorCode":"NotFound","Message":"no such operation"}}';
    const fake = await serving({ status: 404, type: 'application/json', body });
    await expect(flightTo(fake.url, { formats: ['json'] })).resolves.toBeDefined();
  });

  it('where what it answers with 200 is merely wrong', async () => {
    for (const body of ['{}', 'nonsense', '[]', '<a/>', ''])
      await expect(flightTo((await serving({ status: 200, body })).url)).resolves.toBeDefined();
  });

  it('where it needs some time to start', async () => {
    let calls = 0;
    const fake = await serving({ status: 503, type: html, body: nginx('503 Service Unavailable') }, () =>
      ++calls > 10 ? okJson : undefined,
    );
    await expect(flightTo(fake.url)).resolves.toBeDefined();
  });
});
