import net, { type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { WireRequest } from '../../../harness/target/Target.ts';
import { httpServer, read, socketServer, target, text, write } from './servers.ts';

const failureOf = async (url: string, request: WireRequest = write, timeoutMs = 400) => {
  const started = performance.now();
  const exchange = await target(url, { timeoutMs }).send(request);
  expect(exchange.response === null).toBe(exchange.failure !== null);
  expect(performance.now() - started).toBeLessThan(timeoutMs + 1500);
  return exchange.failure;
};

describe('everything that a wire does is a failure with its kind, and never an error', () => {
  test('nobody listens', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    // A busy machine may keep this process from hearing of it for longer than the others wait.
    expect(await failureOf(`http://127.0.0.1:${port}`, write, 8000)).toMatchObject({ kind: 'refused' });
  });

  test('a name that nobody knows', async () => {
    expect(await failureOf('http://name.invalid', read)).toMatchObject({ kind: 'unreachable' });
  });

  test('a reset', async () => {
    const { url } = await socketServer((socket) => socket.resetAndDestroy());
    expect(await failureOf(url)).toMatchObject({ kind: 'reset' });
  });

  test('a connection that closes before, and within the answer', async () => {
    const before = await socketServer((socket) => socket.end());
    expect(await failureOf(before.url)).toMatchObject({ kind: 'closed' });
    const within = await socketServer((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'),
    );
    expect(await failureOf(within.url)).toMatchObject({ kind: 'closed' });
    const chunk = await socketServer((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nab'),
    );
    expect(await failureOf(chunk.url)).toMatchObject({ kind: 'closed' });
  });

  test('a server that never answers', async () => {
    const { url } = await socketServer(() => undefined);
    expect(await failureOf(url)).toEqual({ kind: 'timeout', message: 'no whole response within 400 ms' });
  });

  test('a head, and a body, that drip for ever', async () => {
    const drip = (start: string) => (socket: net.Socket) => {
      socket.write(start);
      const timer = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(timer));
    };
    const head = await socketServer(drip('HTTP/1.1 200 OK\r\nX-Long: '));
    expect(await failureOf(head.url)).toMatchObject({ kind: 'timeout' });
    const body = await socketServer(drip('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n'));
    expect(await failureOf(body.url)).toMatchObject({ kind: 'timeout' });
  });

  test.each([
    '220 mail.example.test ESMTP\r\n',
    '\x16\x03\x01\x00\x05',
    'HTTP/1.1 2000 OK\r\n\r\n',
    '{"no":"http"}',
  ])('what is not HTTP: %j', async (garbage) => {
    const { url } = await socketServer((socket) => socket.write(garbage, 'latin1'));
    expect(await failureOf(url)).toMatchObject({ kind: 'protocol' });
  });

  test('a head that is too long', async () => {
    const { url } = await socketServer((socket) =>
      socket.write(`HTTP/1.1 200 OK\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`),
    );
    expect(await failureOf(url)).toEqual({
      kind: 'size',
      message: 'the headers of the response are longer than 16384 bytes, more than is read',
    });
  });

  test('a body without end', async () => {
    const url = await httpServer((_request, response) => {
      const chunk = Buffer.alloc(1 << 20, '[');
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
        response.once('drain', more);
      };
      more();
    });
    expect(await failureOf(url, write, 8000)).toMatchObject({ kind: 'size' });
  });

  test('10 MB of brackets are read whole', async () => {
    const url = await httpServer((_request, response) => response.end(Buffer.alloc(10_000_000, '[')));
    const exchange = await target(url, { timeoutMs: 8000 }).send(read);
    expect(exchange.response?.body).toHaveLength(10_000_000);
    expect(text(exchange.response?.body.subarray(9_999_990))).toBe('[[[[[[[[[[');
  });

  test('no message says where the target is or repeats what was sent', async () => {
    const { url } = await socketServer((socket) => socket.resetAndDestroy());
    const failure = await failureOf(url, { ...write, path: '/x?APIKEY=topsecret' });
    expect(failure?.message).not.toMatch(/topsecret|127\.0\.0\.1|\n/);
  });
});
