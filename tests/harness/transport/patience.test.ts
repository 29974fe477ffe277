import { expect, test } from 'vitest';
import type { Wait } from '../../../harness/target/Wait.ts';
import { patience } from '../../../harness/transport/patience.ts';
import { httpServer, read, target } from './servers.ts';

/** A server that always asks for so much time; gives its URL and the count of its calls. */
async function putsOff(seconds: number) {
  let calls = 0;
  const url = await httpServer((_request, response) => {
    calls += 1;
    response.writeHead(429, { 'Retry-After': String(seconds) }).end();
  });
  return { url, calls: () => calls };
}

test('one patience is shared by all that is opened with it, and an answer that asks for more than is left stands', async () => {
  const server = await putsOff(0.2);
  const shared = patience(500, 1000);
  const send = () => target(server.url, { patience: shared, concurrency: 1 }).send(read);
  expect(await send()).toMatchObject({ response: { status: 429 }, retries: 2 });
  expect(server.calls()).toBe(3);
  expect(shared.leftMs()).toBeLessThanOrEqual(100);
  expect(await send()).toMatchObject({ response: { status: 429 }, retries: 0 });
  expect(server.calls()).toBe(4);
});

test('a request waits no longer than its own part of it', async () => {
  const server = await putsOff(0.2);
  const shared = patience(10_000, 300);
  expect(await target(server.url, { patience: shared }).send(read)).toMatchObject({ retries: 1 });
});

test('requests that wait side by side are one wait', async () => {
  const shared = patience(1000, 1000);
  expect(Array.from({ length: 10 }, () => shared.take(900))).not.toContain(false);
  expect(shared.leftMs()).toBeGreaterThan(0);
  expect(shared.take(1900)).toBe(false);
});

test('whoever asks is told of each wait: why, and until when', async () => {
  const server = await putsOff(0.2);
  const waits: Wait[] = [];
  const before = Date.now();
  await target(server.url, { patience: patience(300), waiting: (wait) => waits.push(wait) }).send(read);
  expect(waits).toEqual([{ status: 429, asked: true, until: expect.any(Number) }]);
  expect(waits[0]?.until).toBeGreaterThanOrEqual(before + 200);
});
