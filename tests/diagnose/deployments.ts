import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { expect } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import type { HttpAnswer } from '../../server/HttpAnswer.ts';
import type { HttpRequest } from '../../server/HttpRequest.ts';
import type { ServerOptions } from '../../server/ServerOptions.ts';
import { operations } from '../../specs/operations.ts';
import { http, openTcp } from '../cli/servers.ts';
import { bodyOf } from '../field/targets.ts';
import { key } from './diagnosed.ts';

/** What a gateway changes on the way to the server and back. */
interface Gateway {
  readonly asks?: (asked: HttpRequest) => HttpRequest;
  readonly answers?: (answer: HttpAnswer, asked: HttpRequest) => Partial<HttpAnswer>;
  /** How long an answer waits, in milliseconds. */
  readonly waits?: (asked: HttpRequest) => number;
  /** Whether a call is dropped; it hears how many calls its connection carried before. */
  readonly drops?: (carried: number) => boolean;
}

/** A deployment, and everything that it was asked: method, address and body. */
export interface Deployment {
  readonly url: string;
  readonly asked: readonly string[];
}

/** The reference server behind a gateway until the test ends. */
export async function behindGateway(
  { asks = (same) => same, answers = () => ({}), waits = () => 0, drops = () => false }: Gateway,
  options: ServerOptions = {},
): Promise<Deployment> {
  const server = createServer({ apiKey: key, ...options });
  const asked: string[] = [];
  const carriedBy = new WeakMap<object, number>();
  const url = await http(async (incoming, response) => {
    const carried = carriedBy.get(incoming.socket) ?? 0;
    carriedBy.set(incoming.socket, carried + 1);
    if (drops(carried)) return void incoming.socket.destroy();
    const request = await requestOf(incoming);
    asked.push(`${request.method} ${request.url} ${Buffer.from(request.body)}`);
    const answer = server.handle(asks(request));
    const { status, headers, body } = { ...answer, ...answers(answer, request) };
    const ms = waits(request);
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    response
      .writeHead(status, { ...(headers as OutgoingHttpHeaders), 'content-length': body.length })
      .end(body);
  });
  return { url: `${url}${server.basePath}`, asked };
}

async function requestOf(incoming: IncomingMessage): Promise<HttpRequest> {
  const { method = 'GET', url = '/', headers } = incoming;
  return { method, url, headers: headers as Record<string, string>, body: await bodyOf(incoming) };
}

/** Puts a relay before a server that closes its connections, which makes HTTP/1.0 of its answers. */
export async function inHttp10(url: string): Promise<{ readonly url: string; readonly close: () => void }> {
  return openTcp((socket) => {
    const onward = connect(Number(new URL(url).port), '127.0.0.1');
    let begun = false;
    socket.pipe(onward);
    onward
      .on('data', (chunk: Buffer) => {
        socket.write(begun ? chunk : Buffer.concat([Buffer.from('HTTP/1.0'), chunk.subarray(8)]));
        begun = true;
      })
      .on('end', () => socket.end())
      .on('error', () => socket.destroy());
  });
}

/** A server that goes by Accept before it goes by the path, where Accept names json. */
export const heedsAccept: Hook = (inner) => ({
  exchange: (request) => {
    const more = request.url.includes('?') ? '&format=json' : '?format=json';
    const isNamed = request.headers.accept?.includes('json') === true;
    return inner.exchange(isNamed ? { ...request, url: request.url + more } : request);
  },
});

/** Whether a call names csv, in its address or in what its body is. */
export const isCsv = ({ url, headers }: HttpRequest): boolean =>
  /\/csv\/|\.csv|format=csv/.test(url) || headers['content-type']?.includes('csv') === true;

const writes = [...operations.values()].filter(({ kind }) => kind !== 'get').map(({ name }) => name);

/** Looks whether anything was asked, and nothing that writes. */
export function expectOnlyReads({ asked }: Deployment): void {
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((text) => writes.some((name) => text.includes(name)))).toEqual([]);
}
