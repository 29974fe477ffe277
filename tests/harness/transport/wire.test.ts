import { describe, expect, test } from 'vitest';
import { SettingsError } from '../../../config/SettingsError.ts';
import type { Exchange } from '../../../harness/exchanges/Exchange.ts';
import { httpServer, read, socketServer, target, text, write } from './servers.ts';

describe('what is sent', () => {
  test('path behind the base path, body, headers and who asks', async () => {
    const seen: { url?: string; headers?: NodeJS.Dict<string | string[]>; body?: string } = {};
    const url = await httpServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        Object.assign(seen, {
          url: request.url,
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
        });
        response.end('ok');
      });
    });
    const exchange = await target(`${url}/base/v1/`, {
      headers: { 'X-Tenant': 't1', 'User-Agent': 'Probe/2' },
    }).send({
      ...read,
      path: '/SalesOrder/SalesOrderGet?format=json',
      caseId: 'json/Ä(x)\\/y',
    });
    expect(seen.url).toBe('/base/v1/SalesOrder/SalesOrderGet?format=json');
    expect(seen.body).toBe('{"APIKEY":"k"}');
    expect(seen.headers).toMatchObject({
      'x-tenant': 't1',
      accept: '*/*',
      'accept-encoding': 'gzip, deflate, br',
      'content-type': 'application/json',
      'content-length': '14',
      'user-agent': 'Probe/2 assay/0.0.0 (run run1; json/??x??/y)',
    });
    expect(exchange.request.url).toBe(`${url}/base/v1/SalesOrder/SalesOrderGet?format=json`);
    expect(exchange.request.headers).toContainEqual(['x-tenant', 't1']);
  });

  test.each([
    'Connection',
    'transfer-encoding',
    'TE',
    'Upgrade',
    'Content-Length',
    'Keep-Alive',
    'Expect',
    'Trailer',
  ])('the header %s is refused, because it belongs to the connection', (name) => {
    expect(() => target('http://127.0.0.1:1', { headers: { [name]: 'x' } })).toThrow(SettingsError);
  });

  test('a header that HTTP cannot carry is refused without repeating its value', () => {
    const open = () => target('http://127.0.0.1:1', { headers: { 'x-token': 'sec\r\nret' } });
    expect(open).toThrow(SettingsError);
    expect(open).not.toThrow(/sec|ret/);
    expect(() => target('http://127.0.0.1:1', { headers: { 'x y': 'v' } })).toThrow(SettingsError);
  });
});

describe('what comes back', () => {
  test('status, headers in lower case with repeated ones, raw body; ids and the record of every exchange', async () => {
    const url = await httpServer((_request, response) => {
      response.writeHead(418, [
        ['X-One', 'a'],
        ['x-one', 'b'],
        ['Content-Type', 'text/jsv'],
      ] as never);
      response.end(Buffer.from([0x7b, 0xff, 0x00, 0x7d]));
    });
    const recorded: Exchange[] = [];
    const client = target(url, { record: (exchange) => recorded.push(exchange) });
    const first = await client.send(read);
    const second = await client.send(write);
    expect(first.response?.status).toBe(418);
    expect(first.response?.headers.filter(([name]) => name === 'x-one')).toEqual([
      ['x-one', 'a'],
      ['x-one', 'b'],
    ]);
    expect([...(first.response?.body ?? [])]).toEqual([0x7b, 0xff, 0x00, 0x7d]);
    expect([first.id, second.id]).toEqual(['x1', 'x2']);
    expect(recorded).toEqual([first, second]);
    expect(first.failure).toBeNull();
    expect(Date.parse(first.timings.startedAt)).toBeGreaterThan(0);
    expect(first.timings.durationMs).toBeGreaterThan(0);
  });

  test('a redirect is an answer, and nobody follows it', async () => {
    let calls = 0;
    const url = await httpServer((_request, response) => {
      calls += 1;
      response.writeHead(302, { location: '/elsewhere' }).end('moved');
    });
    const exchange = await target(url).send(read);
    expect(exchange.response?.status).toBe(302);
    expect(text(exchange.response?.body)).toBe('moved');
    expect(calls).toBe(1);
  });

  test('chunks, a body that ends with the connection, and 102 Processing before the answer', async () => {
    const answers = [
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n4;x=y\r\ndefg\r\n0\r\n\r\n',
      'HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nuntil the end',
      'HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok',
      'HTTP/1.0 200 OK\r\n\r\nold',
    ];
    const bodies: string[] = [];
    for (const answer of answers) {
      const { url } = await socketServer((socket) => {
        socket.write(answer);
        if (!/chunked|Length/.test(answer)) socket.end();
      });
      bodies.push(text((await target(url).send(write)).response?.body));
    }
    expect(bodies).toEqual(['abcdefg', 'until the end', 'ok', 'old']);
  });

  test.each([
    [
      'a Content-Length',
      'HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n{"a":1}',
      'a body of 20 bytes, as its Content-Length says',
    ],
    [
      'chunks',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7\r\n{"a":1}\r\n',
      'a body to its last chunk',
    ],
  ])(
    'what ends twice at the same byte before the end of %s is the answer, and is told',
    async (_, answer, expected) => {
      const { url, connections } = await socketServer((socket) => socket.end(answer));
      const { response, failure, retries } = await target(url).send(read);
      expect(failure).toBeNull();
      expect(text(response?.body)).toBe('{"a":1}');
      expect(response?.misfit).toEqual({ expected, actual: 'a body that ends after 7 bytes' });
      expect([retries, connections()]).toEqual([1, 2]);
    },
  );

  test('what ends elsewhere the second time, or is a write, is lost on the way', async () => {
    const { url } = await socketServer((socket, connection) =>
      socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n${'x'.repeat(connection)}`),
    );
    const wire = target(url);
    expect(await wire.send(read)).toMatchObject({ response: null, failure: { kind: 'closed' }, retries: 1 });
    const { url: same } = await socketServer((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nx'),
    );
    expect(await target(same).send(write)).toMatchObject({
      response: null,
      failure: { kind: 'closed' },
      retries: 0,
    });
  });

  test('an empty body', async () => {
    const url = await httpServer((_request, response) => response.writeHead(204).end());
    const exchange = await target(url).send(read);
    expect(exchange.response?.body).toHaveLength(0);
  });
});

describe('a 100 Continue that nobody asked for', () => {
  const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 18\r\n\r\nHTTP/1.1 100 Body.';
  const interim = 'HTTP/1.1 100 Continue\r\nX-Wait: 1\r\n\r\n';

  test.each([
    ['before the answer', [interim + ok]],
    ['twice', [interim, interim + ok]],
    ['in pieces', ['HT', 'TP/1.1 1', '00 Continue\r\nX-W', 'ait: 1\r\n\r', '\nHTTP/1.', ok.slice(7)]],
    ['not at all', [ok]],
    ['not at all, in pieces', ['HTTP/1.', ok.slice(7, 42), ok.slice(42)]],
  ])('is passed over: %s', async (_, pieces) => {
    const { url } = await socketServer(async (socket) => {
      for (const piece of pieces) {
        socket.write(piece);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    const wire = target(url);
    for (const request of [read, write, read]) {
      const { response, failure } = await wire.send(request);
      expect(failure).toBeNull();
      expect(response?.status).toBe(200);
      expect(Buffer.from(response?.body ?? []).toString()).toBe('HTTP/1.1 100 Body.');
    }
  });
});
