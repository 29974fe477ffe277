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

describe('what is not the API', () => {
  it.each<[string, Page]>([
    ['a path that is not there', { status: 404, type: html, body: nginx('404 Not Found') }],
    ['a gateway', { status: 502, type: html, body: nginx('502 Bad Gateway') }],
    ['a page to log in', { status: 200, type: html, body: '<html><title>Sign in</title></html>' }],
  ])(
    '%s is asked little, nothing is written to it, and it is known in any format',
    async (_, page) => {
      const fake = await serving(page);
      const message = /is not the API/;
      expect(await complaint(fake.url, { timeoutMs: 8000 })).toMatch(message);
      expect(fake.requests.join('\n')).not.toMatch(/Update\b|Delete\b|Add\b|ReOpen|Materials|CreateLabel/);
      expect(fake.requests.length).toBeGreaterThan(5);
      expect(fake.requests.length).toBeLessThan(80);
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
