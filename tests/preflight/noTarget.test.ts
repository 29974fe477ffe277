import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { complaint, key } from './complaint.ts';
import { fakeTarget } from './fakeTarget.ts';
import { answering, closedAfter } from './opened.ts';

/** A server on bare TCP. */
async function socketServer(handle: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    handle(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closedAfter(
    () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
