import { describe, expect, it } from 'vitest';
import type { Settings } from '../../config/Settings.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { type Fake, habitual } from './fakeTarget.ts';
import { flightTo } from './flightTo.ts';
import { tolerant } from './Habits.ts';
import { answering, kept } from './opened.ts';

/** What a target of no sense at all must come out with. */
async function senseless(fake: Fake, change: Partial<Settings> = {}): Promise<Capabilities> {
  const found = await flightTo(fake.url, change);
  expect(found.dialect).toEqual(plainDialect);
  expect(found.unread).toEqual({});
  expect(found.soap12Action).toBe(true);
  expect(fake.requests.length).toBeLessThan(25);
  return found;
}

describe('a target that makes no sense', () => {
  it('answers {} to everything', async () => {
    await senseless(
      await answering((_, __, response) =>
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
      ),
    );
  });

  it.each([200, 400, 500])('answers text/plain with %i to everything', async (status) => {
    await senseless(
      await answering((_, __, response) =>
        response
          .writeHead(status, { 'Content-Type': 'text/plain' })
          .end('<<< hello, {world: [1 "namespace" '),
      ),
    );
  });

  it('answers 10 MB of [ to everything', async () => {
    const body = Buffer.alloc(10_000_000, '[');
    await senseless(await answering((_, __, response) => response.writeHead(200).end(body)));
  }, 30_000);

  it('answers nothing with 200', async () => {
    await senseless(await answering((_, __, response) => response.writeHead(200).end()));
  });

  it('answers a refusal that names a namespace to everything', async () => {
    await senseless(
      await answering((_, __, response) =>
        response.writeHead(400).end("<E>Expecting element 'X' from namespace 'urn:endless'</E>"),
      ),
    );
  });

  it('closes the connection on APIKeyGet alone', async () => {
    const fake = await answering((request, _, response) => {
      if (request.url?.includes('APIKeyGet') === true || request.url?.startsWith('/soap') === true)
        request.socket.destroy();
      else response.writeHead(200).end('{}');
    });
    await expect(flightTo(fake.url)).resolves.toMatchObject({ unread: {} });
  });

  it('is slow, but not slower than the timeout', async () => {
    const fake = await answering((_, __, response) =>
      setTimeout(() => response.writeHead(200).end('{}'), 150),
    );
    await senseless(fake, { timeoutMs: 1000 });
  });
});

describe('a target that hangs in places', () => {
  it('costs few timeouts', async () => {
    const fake = await answering((request, body, response) => {
      const ok = request.url?.startsWith('/json/') === true || body.includes('APIKeyGet');
      const xml =
        '<APIKeyGetResponse><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></APIKeyGetResponse>';
      if (ok)
        response.writeHead(200).end(body.startsWith('<') ? xml : '{"ResponseStatus":{"ErrorCode":"0"}}');
    });
    const started = performance.now();
    const found = await flightTo(fake.url, { formats: ['json', 'xml', 'csv'], timeoutMs: 300 });
    expect(performance.now() - started).toBeLessThan(300 * 8);
    expect(found.dialect).toEqual(plainDialect);
  });
});

describe('a format that is not read', () => {
  it.each([
    ['the query', {}, { kind: 'query' }],
    ['a form', { query: false }, { kind: 'form' }],
    ['the suffix', { query: false, form: false, jsonBody: 'suffix' }, { kind: 'jsonBody', by: 'suffix' }],
    ['?format=', { query: false, form: false, jsonBody: 'query' }, { kind: 'jsonBody', by: 'query' }],
    ['Accept', { query: false, form: false, jsonBody: 'accept' }, { kind: 'jsonBody', by: 'accept' }],
    ['no way', { query: false, form: false }, null],
  ] as const)('is answered by %s', async (_, habits, way) => {
    const fake = kept(await habitual({ ...tolerant, unread: ['csv', 'jsv'], ...habits }));
    const found = await flightTo(fake.url);
    expect(found.unread).toEqual({ csv: way, jsv: way });
    expect(found.notes.filter((note) => /^(csv|jsv) is refused/.test(note))).toHaveLength(2);
  });

  it('is xml where no dialect helps', async () => {
    const fake = kept(await habitual({ ...tolerant, unread: ['xml'] }));
    const found = await flightTo(fake.url, { formats: ['json', 'xml'] });
    expect(found.unread).toEqual({ xml: { kind: 'query' } });
  });

  it('is not one that answers another format whatever is asked', async () => {
    const fake = await answering((request, _, response) => {
      const ok = request.method === 'GET' || request.url?.startsWith('/json/') === true;
      response.writeHead(ok ? 200 : 400, { 'Content-Type': 'application/json' });
      response.end(`{"ResponseStatus":{"ErrorCode":"${ok ? '0' : 'Bad'}"}}`);
    });
    expect((await flightTo(fake.url, { formats: ['json', 'jsv'] })).unread).toEqual({ jsv: null });
  });

  it('is not one that answers garbage', async () => {
    const fake = await answering((request, _, response) => {
      const ok = request.url?.startsWith('/json/') === true;
      response.writeHead(200).end(ok ? '{"ResponseStatus":{"ErrorCode":"0"}}' : 'garbage');
    });
    expect((await flightTo(fake.url)).unread).toEqual({});
  });
});
