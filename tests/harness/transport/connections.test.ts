import { expect, test } from 'vitest';
import { read, socketServer, target, write } from './servers.ts';

const answer = (header: string): string => `HTTP/1.1 200 OK\r\n${header}Content-Length: 2\r\n\r\nok`;

test.each([
  ['a promise of 5 s', 'Keep-Alive: timeout=5\r\n', 'write', 1],
  ['a promise beside others', 'keep-alive: max=99, timeout=60\r\n', 'write', 1],
  ['no promise', '', 'write', 4],
  ['a promise of less than is safe', 'Keep-Alive: timeout=1\r\n', 'write', 4],
  ['a promise', 'Keep-Alive: timeout=5\r\n', 'hostile', 4],
] as const)(
  'after %s (%o) a read and three calls to %s open %i connections',
  async (_, header, effect, expected) => {
    const server = await socketServer((socket) => socket.write(answer(header)));
    const client = target(server.url);
    for (const call of [read, write, write, write]) {
      const sent = call === write ? { ...write, effect } : call;
      expect((await client.send(sent)).failure).toBeNull();
    }
    expect(server.connections()).toBe(expected);
  },
);

test('a target that broke its word is not believed again', async () => {
  const served = new WeakMap<object, number>();
  const server = await socketServer((socket) => {
    const count = (served.get(socket) ?? 0) + 1;
    served.set(socket, count);
    if (count === 2) socket.resetAndDestroy();
    else socket.write(answer('Keep-Alive: timeout=5\r\n'));
  });
  const client = target(server.url, { concurrency: 1 });
  expect((await client.send(read)).retries).toBe(0);
  expect((await client.send(read)).retries).toBe(1);
  expect(server.connections()).toBe(2);
  for (const _ of [1, 2, 3]) expect((await client.send(write)).failure).toBeNull();
  expect(server.connections()).toBe(5);
});

test('a connection that was closed while this thread was at work is not written to', async () => {
  const server = await socketServer((socket) => {
    socket.write(answer('Keep-Alive: timeout=5\r\n'));
    socket.end();
  });
  const client = target(server.url);
  await client.send(read);
  for (const _ of [1, 2, 3]) expect((await client.send(write)).failure).toBeNull();
});
