import { once } from 'node:events';
import { Agent, request as send } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type PassedExchange, passOn } from '../../cli/watch/passOn.ts';
import { plainConnection } from '../../config/ConnectionSettings.ts';
import { http } from '../cli/servers.ts';

/** A proxy in front of a target, until the test ends. */
async function passing(target: string, passed: (exchange: PassedExchange) => void = () => undefined) {
  const { url, close } = await passOn({ target, connection: plainConnection, port: 0, passed });
  onTestFinished(close);
  return url;
}

/** A target that reads one request as bytes and answers with these. */
async function rawTarget(answer: Buffer): Promise<{ readonly url: string; readonly asked: () => string }> {
  let read = '';
  const server = createServer((socket) => {
    socket.on('data', (chunk) => {
      read += chunk.toString('latin1');
      if (read.endsWith('0\r\n\r\n') || read.endsWith('}')) socket.end(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => read };
}

/** What comes back for these bytes. */
async function exchanged(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let read = '';
  socket.on('data', (chunk) => {
    read += chunk.toString('latin1');
  });
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return read;
}

test('no byte of a call or its answer is changed, but Host and the headers of the connection', async () => {
  const body = Buffer.from('\ufeff{"a":"\u00e4\u0000"}\r\n', 'utf8').toString('latin1');
  const target = await rawTarget(
    Buffer.from(
      `HTTP/1.1 299 Odd Reason\r\nX-One:  a\r\nx-TWO: \u00e4\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\nContent-Encoding: gzip\r\nConnection: close, x-hop\r\nX-Hop: 1\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      'latin1',
    ),
  );
  const seen: PassedExchange[] = [];
  const url = await passing(`${target.url}/base`, (one) => seen.push(one));
  expect(url).toMatch(/\/base$/);
  const sent = '{"APIKEY" : "x"}';
  const came = await exchanged(
    url,
    `POST /base/json//reply/../X?b=%41&a=+ HTTP/1.1\r\nhost: other.example\r\nX-Mixed-CASE: 1\r\naccept-encoding: br\r\nX-Dup: 1\r\nX-Dup: 2\r\nConnection: close\r\nContent-Length: ${sent.length}\r\n\r\n${sent}`,
  );
  const [askedHead = '', askedBody] = target.asked().split('\r\n\r\n');
  expect(askedBody).toBe(sent);
  expect(askedHead.split('\r\n').filter((line) => !/^connection:/i.test(line))).toEqual([
    'POST /base/json//reply/../X?b=%41&a=+ HTTP/1.1',
    `host: ${new URL(target.url).host}`,
    ...['X-Mixed-CASE: 1', 'accept-encoding: br', 'X-Dup: 1', 'X-Dup: 2', `Content-Length: ${sent.length}`],
  ]);
  const [head = '', ...rest] = came.split('\r\n\r\n');
  expect(rest.join('\r\n\r\n')).toBe(body);
  expect(head.split('\r\n').filter((line) => !/^connection:/i.test(line))).toEqual([
    'HTTP/1.1 299 Odd Reason',
    ...['X-One: a', 'x-TWO: \u00e4', 'Set-Cookie: a=1', 'set-cookie: b=2', 'Content-Encoding: gzip'],
    `Content-Length: ${body.length}`,
  ]);
  expect(seen).toHaveLength(1);
  expect(Buffer.from(seen[0]?.response?.body ?? []).toString('latin1')).toBe(body);
});

test('a client of HTTP/1.0 needs no Host, and the target gets one', async () => {
  const target = await rawTarget(
    Buffer.from('HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok'),
  );
  const url = await passing(target.url);
  const came = await exchanged(url, 'POST /json/reply/X HTTP/1.0\r\nContent-Length: 2\r\n\r\n{}');
  expect(came).toMatch(/ok$/);
  expect(target.asked().split('\r\n').slice(0, 2)).toEqual([
    'POST /json/reply/X HTTP/1.1',
    `Host: ${new URL(target.url).host}`,
  ]);
});

test('each piece of a body is passed on before the next one is there, both ways', async () => {
  let second: () => void = () => undefined;
  let heard: () => void = () => undefined;
  const sawFirst = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const target = await http((request, response) => {
    request.once('data', (chunk: Buffer) => {
      // The client sends its end only after it has seen the beginning of the answer.
      response.write(`seen ${chunk.toString('utf8')}`);
      second = () => response.end(' end');
    });
    request.on('end', () => second());
  });
  const url = await passing(target);
  const call = send(`${url}/json/reply/X`, { method: 'POST' });
  call.write('one');
  call.on('response', (response) => {
    response.once('data', () => {
      heard();
      call.end('two');
    });
    response.resume();
  });
  const [response] = await once(call, 'response');
  await sawFirst;
  await once(response, 'end');
});

test('a client that reads nothing and hangs up holds nothing up', async () => {
  const target = await http((request, response) => {
    request.resume();
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(256 * 1024)));
    };
    response.on('drain', more);
    more();
  });
  const ends: unknown[] = [];
  const { url, close } = await passOn({
    ...{ target, connection: plainConnection, port: 0 },
    passed: ({ response }) => ends.push(response?.end),
  });
  const call = send(`${url}/json/reply/X`).on('error', () => undefined);
  call.end();
  const [response] = await once(call, 'response');
  // The pipes are full by now, so that the proxy waits for this client.
  await new Promise((resolve) => setTimeout(resolve, 200));
  response.destroy();
  await close();
  expect(ends).toEqual(['byClient']);
});

test('a client that is still sending when the target is gone gets the 502', async () => {
  const gone = createServer((socket) => socket.once('data', () => socket.destroy()));
  gone.listen(0, '127.0.0.1');
  await once(gone, 'listening');
  onTestFinished(() => void gone.close());
  const url = await passing(`http://127.0.0.1:${(gone.address() as AddressInfo).port}`);
  const answer = await fetch(`${url}/json/reply/X`, { method: 'POST', body: Buffer.alloc(8_000_000) });
  expect(answer.status).toBe(502);
  await answer.text();
});

/** By hand with WHOLE_LATENCY=1: a thousand requests each way. */
const times = process.env.WHOLE_LATENCY === '1' ? 1000 : 60;

test(`it adds little to the time of ${times} requests`, async () => {
  const target = await http((request, response) => {
    request.resume().on('end', () => response.end('{"ResponseStatus":{"ErrorCode":"0"}}'));
  });
  const url = await passing(target);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const timed = async (base: string): Promise<number> => {
    const started = performance.now();
    const call = send(`${base}/json/reply/APIKeyGet`, { method: 'POST', agent });
    call.end('{"APIKEY":"a key of its own"}');
    const [response] = await once(call, 'response');
    response.resume();
    await once(response, 'end');
    return performance.now() - started;
  };
  const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;
  const direct: number[] = [];
  const through: number[] = [];
  for (let index = 0; index < times; index += 1) {
    direct.push(await timed(target));
    through.push(await timed(url));
  }
  const added = median(through) - median(direct);
  if (times === 1000)
    console.log(`median: direct ${median(direct).toFixed(2)} ms, through ${median(through).toFixed(2)} ms`);
  // A machine that is busy with other tests is slow; on one that is idle it is below 1 ms.
  expect(added).toBeLessThan(times === 1000 ? 3 : 15);
});
