import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Settings } from '../../config/Settings.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import type { Capabilities } from '../../harness/Capabilities.ts';
import { TargetError } from '../../harness/TargetError.ts';
import { type Fake, fakeTarget, type Handler, habitual } from './fakeTarget.ts';
import { flightTo } from './flightTo.ts';
import { serverA, serverB, tolerant } from './Habits.ts';

/** Every character that some format or URL writes in another way. */
const key = `K&<"'\\%+/,ü-secret`;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function kept(fake: Fake): Fake {
  closers.push(fake.close);
  return fake;
}

const answering = async (handle: Handler): Promise<Fake> => kept(await fakeTarget(handle));

/** A server on bare TCP. */
async function socketServer(handle: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    handle(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The message of the TargetError that a preflight ends in; one sentence, without the key or a stack. */
async function complaint(url: string, change: Partial<Settings> = {}): Promise<string> {
  const error: unknown = await flightTo(url, { apiKey: key, timeoutMs: 400, ...change }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TargetError);
  const { message } = error as TargetError;
  expect(message).toMatch(/^[^\n]+[^.\n]\.$/);
  expect(message).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
  for (const spelling of [key, 'secret', encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]) {
    expect(message).not.toContain(spelling);
  }
  return message;
}

const inUrl = (url: string): string => url.replace('http://', '');

describe('no target', () => {
  it('says that nothing listens', async () => {
    const fake = await fakeTarget(() => undefined);
    await fake.close();
    const message = await complaint(fake.url);
    expect(message).toMatch(/nothing listens/i);
    expect(message).toContain(inUrl(fake.url));
    expect(message).toContain('--target');
  });

  it('says that the host is unknown', async () => {
    expect(await complaint('http://no-such-host.invalid')).toMatch(/can't be found/);
  });

  it('says that nothing came in time, within one timeout even where requests go one by one', async () => {
    for (const concurrency of [16, 1]) {
      const fake = await answering(() => undefined);
      const started = performance.now();
      expect(await complaint(fake.url, { concurrency })).toMatch(/within 400 ms.*--timeout/);
      expect(performance.now() - started).toBeLessThan(1500);
    }
  });

  it('says the same of one that accepts connections and never speaks', async () => {
    expect(await complaint(await socketServer(() => undefined))).toMatch(/within 400 ms/);
  });

  it('says that the connection was closed', async () => {
    const url = await socketServer((socket) => socket.once('data', () => socket.destroy()));
    expect(await complaint(url)).toMatch(/closed the connection/);
    const polite = await socketServer((socket) => socket.once('data', () => socket.end()));
    expect(await complaint(polite)).toMatch(/closed the connection/);
  });

  it('says that it is not HTTP', async () => {
    const url = await socketServer((socket) =>
      socket.once('data', () => socket.end('SSH-2.0-OpenSSH_9.2\r\n')),
    );
    expect(await complaint(url)).toMatch(/not HTTP/);
  });

  it('names no user, password or key of the base URL', async () => {
    const fake = await fakeTarget(() => undefined);
    await fake.close();
    const message = await complaint(`http://me:pass@${inUrl(fake.url)}/base/${encodeURIComponent(key)}`);
    expect(message).not.toMatch(/me:|pass/);
  });
});

describe('the key', () => {
  it.each([
    ['a tolerant target', tolerant],
    ['server A', serverA],
    ['server B', serverB],
  ])('is refused by %s when it is wrong, whatever formats are selected', async (_, habits) => {
    for (const formats of [
      ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'],
      ['xml'],
      ['soap11'],
      ['csv'],
    ] as const) {
      const fake = kept(await habitual(habits));
      const message = await complaint(fake.url, { formats, timeoutMs: 5000 });
      expect(message).toMatch(/refuses the key.*ASSAY_API_KEY/);
      expect(fake.requests.length).toBeLessThan(60);
    }
  });

  it('is missing: says how to give one', async () => {
    const fake = kept(await habitual(tolerant));
    expect(await complaint(fake.url, { apiKey: null })).toMatch(/none was given.*ASSAY_API_KEY/);
  });

  it.each([401, 403])('is refused by status %i, whatever the body', async (status) => {
    const fake = await answering((_, __, response) => response.writeHead(status).end('<p>no</p>'));
    expect(await complaint(fake.url)).toMatch(/refuses the key/);
  });

  it('is taken with every special character, in every format', async () => {
    for (const habits of [tolerant, serverA, serverB]) {
      const fake = kept(await habitual({ ...habits, key }));
      const found = await flightTo(fake.url, { apiKey: key });
      expect(found.dialect.xmlNamespaces).toEqual(habits.namespaces ?? plainDialect.xmlNamespaces);
      expect(JSON.stringify(found)).not.toContain('secret');
    }
  });

  it('is not refused where one format works', async () => {
    const fake = await answering((request, _, response) => {
      const good = request.url?.startsWith('/jsv/') === true;
      response
        .writeHead(200)
        .end(good ? '{ResponseStatus:{ErrorCode:0}}' : '{"ResponseStatus":{"ErrorCode":"500"}}');
    });
    await expect(flightTo(fake.url)).resolves.toMatchObject({ dialect: plainDialect });
  });

  it('is not refused where another Get works', async () => {
    const fake = await answering((request, _, response) => {
      const code = request.url?.includes('UserGet') === true ? '0' : '500';
      response.writeHead(200).end(`{"ResponseStatus":{"ErrorCode":"${code}"}}`);
    });
    await expect(flightTo(fake.url, { formats: ['json'] })).resolves.toMatchObject({ dialect: plainDialect });
  });

  it.each(['', 'InvalidKey', '0 '])('is judged, not refused, where the code is %j', async (code) => {
    const fake = await answering((_, __, response) => {
      response.writeHead(200).end(JSON.stringify({ ResponseStatus: { ErrorCode: code, Message: 'no' } }));
    });
    await expect(flightTo(fake.url, { formats: ['json'] })).resolves.toMatchObject({ unread: {} });
  });

  it('is not refused by a format that is not read, in itself or by its number', async () => {
    for (const code of ['NotImplemented', '400']) {
      const fake = await answering((request, _, response) => {
        const good = request.url?.startsWith('/json/') === true;
        if (good) response.writeHead(200).end('{"ResponseStatus":{"ErrorCode":"0"}}');
        else response.writeHead(400).end(`ResponseStatus\n{ErrorCode:${code}}\n`);
      });
      const found = await flightTo(fake.url, { formats: ['csv'] });
      expect(found.dialect).toEqual(plainDialect);
    }
  });
});

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

  it.each([200, 404, 500])('answers text/plain with %i to everything', async (status) => {
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
