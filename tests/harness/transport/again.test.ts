import { describe, expect, test, vi } from 'vitest';
import { retryAfterMs } from '../../../harness/transport/retryAfterMs.ts';
import { throttle } from '../../../harness/transport/throttle.ts';
import { httpServer, read, socketServer, target, text, write } from './servers.ts';

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

describe('lost connections', () => {
  test.each(['reset', 'closed'])('a read is sent once more after a %s connection', async (kind) => {
    const server = await socketServer((socket, connection) => {
      if (connection > 1) socket.write(ok);
      else if (kind === 'reset') socket.resetAndDestroy();
      else socket.end();
    });
    const exchange = await target(server.url).send(read);
    expect(text(exchange.response?.body)).toBe('ok');
    expect(exchange.retries).toBe(1);
    expect(server.connections()).toBe(2);
  });

  test('and no more than once', async () => {
    const server = await socketServer((socket) => socket.resetAndDestroy());
    const exchange = await target(server.url).send(read);
    expect(exchange).toMatchObject({ response: null, failure: { kind: 'reset' }, retries: 1 });
    expect(server.connections()).toBe(2);
  });

  test.each(['write', 'label', 'event', 'hostile', 'key'] as const)(
    'a %s is never sent again',
    async (effect) => {
      const server = await socketServer((socket) => socket.resetAndDestroy());
      const exchange = await target(server.url).send({ ...read, effect });
      expect(exchange).toMatchObject({ failure: { kind: 'reset' }, retries: 0 });
      expect(server.connections()).toBe(1);
    },
  );

  test('nothing is sent again after a timeout', async () => {
    const server = await socketServer(() => undefined);
    const exchange = await target(server.url, { timeoutMs: 200 }).send(read);
    expect(exchange).toMatchObject({ failure: { kind: 'timeout' }, retries: 0 });
    expect(server.connections()).toBe(1);
  });

  test('300 calls against a server that hangs up after 100 requests, without a word', async () => {
    const served = new WeakMap<object, number>();
    const server = await socketServer((socket) => {
      const count = (served.get(socket) ?? 0) + 1;
      served.set(socket, count);
      if (count > 100) socket.resetAndDestroy();
      else socket.write(ok);
    });
    const client = target(server.url, { concurrency: 2 });
    for (let call = 0; call < 300; call += 1) {
      const exchange = await client.send(call % 10 === 0 ? write : read);
      expect(exchange.failure).toBeNull();
    }
    expect(server.connections()).toBeGreaterThan(30);
  });
});

describe('429 and 503', () => {
  test.each([
    [429, 'write'],
    [503, 'write'],
    [429, 'read'],
  ] as const)('after a %i with Retry-After a %s is sent again, not before', async (status, effect) => {
    const times: number[] = [];
    const url = await httpServer((_request, response) => {
      times.push(performance.now());
      if (times.length === 1) response.writeHead(status, { 'Retry-After': '1' }).end();
      else response.end('ok');
    });
    const exchange = await target(url).send({ ...read, effect });
    expect(text(exchange.response?.body)).toBe('ok');
    expect(exchange.retries).toBe(1);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test('while the target asks for time, other requests wait too', async () => {
    const times: number[] = [];
    const url = await httpServer((_request, response) => {
      times.push(performance.now());
      if (times.length === 1) response.writeHead(429, { 'Retry-After': '0.5' }).end();
      else response.end('ok');
    });
    const client = target(url);
    const first = client.send(read);
    while (times.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all([first, client.send(read), client.send(write)]);
    expect(times).toHaveLength(4);
    for (const time of times.slice(1)) expect(time - (times[0] ?? 0)).toBeGreaterThanOrEqual(490);
  });

  test('an answer that asks for more than our patience stands', async () => {
    let calls = 0;
    const url = await httpServer((_request, response) => {
      calls += 1;
      response.writeHead(503, { 'Retry-After': '3600' }).end('later');
    });
    const exchange = await target(url).send(read);
    expect(exchange.response?.status).toBe(503);
    expect([calls, exchange.retries]).toEqual([1, 0]);
  });

  test('patience ends, however little is asked for each time', async () => {
    let calls = 0;
    const url = await httpServer((_request, response) => {
      calls += 1;
      response.writeHead(429, { 'Retry-After': '0' }).end();
    });
    expect((await target(url).send(write)).response?.status).toBe(429);
    expect(calls).toBe(9);
  });

  test.each([
    [429, 'read', 4],
    [429, 'write', 4],
    [503, 'read', 4],
    [503, 'write', 1],
    [500, 'read', 1],
  ] as const)('a %i without Retry-After: a %s is sent %i times in all', async (status, effect, expected) => {
    let calls = 0;
    const url = await httpServer((_request, response) => {
      calls += 1;
      response.writeHead(status).end('no');
    });
    const exchange = await target(url).send({ ...read, effect });
    expect(exchange.response?.status).toBe(status);
    expect(calls).toBe(expected);
  });

  test('fewer requests go at once after it', async () => {
    let open = 0;
    let most = 0;
    let calls = 0;
    const url = await httpServer((_request, response) => {
      calls += 1;
      if (calls <= 8) {
        response.writeHead(429, { 'Retry-After': '0' }).end();
        return;
      }
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.end('ok');
      }, 30);
    });
    const client = target(url, { concurrency: 8 });
    await Promise.all(Array.from({ length: 24 }, () => client.send(read)));
    expect(most).toBeLessThanOrEqual(2);
  });

  test('a 503 that may be asked again at once is no reason to send less', async () => {
    let open = 0;
    let most = 0;
    let calls = 0;
    const url = await httpServer((_request, response) => {
      calls += 1;
      if (calls <= 8) {
        response.writeHead(503, { 'Retry-After': '0' }).end();
        return;
      }
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.end('ok');
      }, 200);
    });
    const client = target(url, { concurrency: 8 });
    await Promise.all(Array.from({ length: 24 }, () => client.send(read)));
    expect(most).toBeGreaterThan(4);
  });

  test('Retry-After is seconds or a date', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    const wait = (value: string) => retryAfterMs([['retry-after', value]], now);
    expect(wait('7')).toBe(7000);
    expect(wait('Thu, 01 Jan 2026 00:00:09 GMT')).toBe(9000);
    expect(wait('Thu, 01 Jan 2015 00:00:00 GMT')).toBe(0);
    expect(wait('soon')).toBeNull();
    expect(retryAfterMs([], now)).toBeNull();
  });

  test('a date in Retry-After is that of the target’s clock, which its Date tells', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    const after = ['retry-after', 'Thu, 01 Jan 2026 01:00:09 GMT'] as const;
    expect(retryAfterMs([['date', 'Thu, 01 Jan 2026 01:00:00 GMT'], after], now)).toBe(9000);
    expect(retryAfterMs([['date', 'yesterday'], after], now)).toBe(3_609_000);
  });
});

test('no more requests at once than the setting', async () => {
  let open = 0;
  let most = 0;
  const url = await httpServer((_request, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.end('ok');
    }, 10);
  });
  const client = target(url, { concurrency: 3 });
  await Promise.all(Array.from({ length: 30 }, (_, index) => client.send(index % 2 ? read : write)));
  expect(most).toBe(3);
});

/** When each of this many requests may go, in milliseconds from the first call on. `pause` is asked for so long after that. */
async function entries(count: number, rate: number, pause?: { readonly after: number; readonly ms: number }) {
  const { enter, pause: ask } = throttle(count, rate);
  const started = performance.now();
  const times: number[] = [];
  if (pause !== undefined) setTimeout(() => ask(pause.ms), pause.after);
  await Promise.all(
    Array.from({ length: count }, async () => {
      await enter();
      times.push(performance.now() - started);
    }),
  );
  return times;
}

test('no more requests a second than the rate', async () => {
  const times = await entries(11, 20);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(490);
});

test('a clock that is set back in a pause holds nothing up', async () => {
  const wall = vi.spyOn(Date, 'now').mockReturnValue(0);
  const times = await entries(4, 100, { after: 0, ms: 60 }).finally(() => wall.mockRestore());
  expect(Math.max(...times)).toBeLessThan(5000);
});

test('those that waited while the target asked for a pause go at the rate after it, and not all at once', async () => {
  const times = await entries(8, 10, { after: 50, ms: 300 });
  const late = times.filter((time) => time > 40);
  expect(late.length).toBe(7);
  expect(Math.min(...late)).toBeGreaterThanOrEqual(340);
  expect((late.at(-1) ?? 0) - (late[0] ?? 0)).toBeGreaterThanOrEqual(590);
});
