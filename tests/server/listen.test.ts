import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { type Listening, type ListenOptions, listen } from '../../server/listen.ts';
import type { ServerOptions } from '../../server/ServerOptions.ts';

let running: Listening[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.close()));
  running = [];
});

async function start(options: ListenOptions = {}, server: ServerOptions = {}): Promise<Listening> {
  const listening = await listen(createServer({ apiKey: 'KEY', ...server }), options);
  running.push(listening);
  return listening;
}

const alive = async ({ url }: Listening): Promise<void> => {
  const answer = await fetch(`${url}/json/reply/APIKeyGet`, { method: 'POST', body: '{"APIKEY":"KEY"}' });
  expect(await answer.text()).toContain('"ErrorCode":"0"');
};

/** Writes raw bytes to the port and gives all that comes back until the connection ends. */
async function raw({ port }: Listening, ...parts: (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return Buffer.concat(received).toString('latin1');
}

describe('the socket', () => {
  test('answers under its base path, keeps connections, and tells the length', async () => {
    const here = await start({}, { basePath: '/api' });
    expect(here.url).toBe(`http://127.0.0.1:${here.port}/api`);
    const answer = await fetch(`${here.url}/xml/reply/APIKeyGet`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: '<APIKeyGet><APIKEY>KEY</APIKEY></APIKeyGet>',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/xml');
    expect(Number(answer.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength);
    const two = 'GET /api/json/reply/APIKeyGet?APIKEY=KEY HTTP/1.1\r\nHost: x\r\n\r\n';
    const last = two.replace('Host: x', 'Host: x\r\nConnection: close');
    expect((await raw(here, two, last)).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  test('reads a chunked body', async () => {
    const here = await start();
    const head =
      'POST /jsv/reply/APIKeyGet HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/jsv\r\nTransfer-Encoding: chunked\r\n\r\n';
    const answer = await raw(here, head, '5\r\n{APIK\r\n', '7\r\nEY:KEY}\r\n', '0\r\n\r\n');
    expect(answer).toContain('{ResponseStatus:{ErrorCode:0,');
  });

  test('serves many clients at once, and each delete only once', async () => {
    const here = await start();
    const remove = async (): Promise<string> =>
      (await fetch(`${here.url}/json/reply/DiscountDelete?APIKEY=KEY&DiscountIDToDelete=520`)).text();
    const answers = await Promise.all(Array.from({ length: 50 }, remove));
    expect(answers.filter((text) => text.includes('"result":true'))).toHaveLength(1);
    const insert = async (): Promise<number> => {
      const body =
        '{"APIKEY":"KEY","mvRecordAction":"Insert","mvShippingProvider":{"ShippingProviderName":"x"}}';
      const answer = await fetch(`${here.url}/json/reply/ShippingProviderUpdate`, { method: 'POST', body });
      return ((await answer.json()) as { entityID: number }).entityID;
    };
    const ids = await Promise.all(Array.from({ length: 50 }, insert));
    expect(new Set(ids).size).toBe(50);
  });

  test('close ends open connections and frees the port', async () => {
    const here = await listen(createServer());
    const socket = connect(here.port, '127.0.0.1');
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    await here.close();
    await closed;
    await expect(fetch(`${here.url}/json/reply/APIKeyGet`)).rejects.toThrow();
  });

  test('a taken port rejects', async () => {
    const here = await start();
    await expect(listen(createServer(), { port: here.port })).rejects.toThrow(/EADDRINUSE/);
  });
});

describe('what is too much', () => {
  test('a body of 100 MB is refused in the format asked for', async () => {
    const here = await start();
    const status = await new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
      const request = httpRequest(`${here.url}/csv/reply/DiscountGet`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv', 'content-length': 100_000_000 },
      });
      request.on('response', (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
        );
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
      });
      const chunk = Buffer.alloc(1_000_000, 'a');
      for (let index = 0; index < 100; index += 1) request.write(chunk);
      request.end();
    });
    expect([status.status, status.type]).toEqual([413, 'text/csv']);
    expect(status.text).toContain('ErrorCode:500');
    await alive(here);
  });

  test('a chunked body over the limit is refused as soon as it is over', async () => {
    const here = await start({ bodyLimit: 1000 });
    const answer = await fetch(`${here.url}/xml/reply/DiscountGet`, {
      method: 'POST',
      body: 'a'.repeat(5000),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'application/xml']);
    const head = 'POST /jsv/reply/DiscountGet HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    const chunked = await raw(here, head, `7d0\r\n${'a'.repeat(2000)}\r\n`, '0\r\n\r\n');
    expect(chunked).toMatch(/^HTTP\/1\.1 413 .*[\s\S]*content-type: text\/jsv[\s\S]*ErrorCode:500/);
    await alive(here);
  });

  test('Expect: 100-continue: asked for what fits, refused at once what does not', async () => {
    const here = await start({ bodyLimit: 1000 });
    const head = (length: number): string =>
      `POST /json/reply/APIKeyGet HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
    expect(await raw(here, head(16), '{"APIKEY":"KEY"}')).toMatch(
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/,
    );
    expect(await raw(here, head(5000))).toMatch(/^HTTP\/1\.1 413/);
  });

  test('a slow sender is refused in the format asked for', async () => {
    const here = await start({ receiveTimeoutMs: 300 });
    const answer = await raw(
      here,
      'POST /xml/reply/DiscountGet HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n<Disc',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*[\s\S]*application\/xml[\s\S]*<ErrorCode>500<\/ErrorCode>/);
    await alive(here);
  });

  test('slow headers are refused', async () => {
    const here = await start({ receiveTimeoutMs: 300 });
    expect(await raw(here, 'POST /xml/reply/Disc')).toMatch(/^HTTP\/1\.1 408/);
    await alive(here);
  });

  test('compressed bodies are refused', async () => {
    const here = await start();
    const answer = await fetch(`${here.url}/json/reply/APIKeyGet`, {
      method: 'POST',
      headers: { 'content-encoding': 'gzip' },
      body: 'x',
    });
    expect([answer.status, await answer.text()]).toEqual([415, expect.stringContaining('"500"')]);
  });
});

describe('what is no HTTP', () => {
  test.each([
    ['garbage', Buffer.from([0, 1, 2, 0xff, 0x0a, 0x0a])],
    ['TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc])],
    ['a wrong header', 'GET / HTTP/1.1\r\nHost x\r\n\r\n'],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
  ])('%s is refused and the server goes on', async (_what, bytes) => {
    const here = await start();
    expect(await raw(here, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /);
    await alive(here);
  });

  test('a client that goes away in the middle', async () => {
    const here = await start();
    for (let index = 0; index < 20; index += 1) {
      const socket = connect(here.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(
        'POST /json/reply/DiscountGet HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"APIKEY"',
      );
      socket.resetAndDestroy();
    }
    await alive(here);
  });
});

describe('the log', () => {
  test('is one line a call, and never holds the key', async () => {
    const lines: string[] = [];
    const here = await start({ log: (line) => lines.push(line) }, { apiKey: 'S3CRET/+' });
    const key = encodeURIComponent('S3CRET/+');
    await fetch(`${here.url}/json/reply/DiscountDelete?APIKEY=${key}&DiscountIDToDelete=5`);
    await fetch(`${here.url}/xml/reply/${key}`);
    await fetch(`${here.url}/csv/reply/APIKeyGet`, { method: 'POST', body: 'APIKEY\nS3CRET/+\n' });
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^GET \/json\/reply\/DiscountDelete DiscountDelete json 200 500 [\d.]+ms \d+B$/);
    expect(lines[1]).toMatch(/^GET \/xml\/reply\/\*\*\* - xml 404 500 /);
    expect(lines[2]).toMatch(/^POST \/csv\/reply\/APIKeyGet APIKeyGet csv 200 0 /);
    expect(lines.join('\n')).not.toMatch(/S3CRET/);
  });

  test('our own fault is logged and answered as a failure', async () => {
    const lines: string[] = [];
    const broken: ServerOptions = {
      hooks: [
        () => ({
          handle: () => {
            throw new Error('planted for KEY');
          },
        }),
      ],
    };
    const here = await start({ log: (line) => lines.push(line) }, broken);
    const answer = await fetch(`${here.url}/xml/reply/APIKeyGet?APIKEY=KEY`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'application/xml']);
    expect(lines[0]).toBe('internal error: planted for ***');
  });
});
