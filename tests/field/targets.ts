import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { HttpAnswer } from '../../server/HttpAnswer.ts';
import type { HttpRequest } from '../../server/HttpRequest.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { openHttp, openTcp } from '../cli/servers.ts';
import type { BrokenTarget } from './Row.ts';

/** Answers every request with the same. */
export const always =
  (status: number, body: string | Buffer = '', headers: Readonly<Record<string, string>> = {}) =>
  async (): Promise<BrokenTarget> => {
    let calls = 0;
    const opened = await openHttp((request, response) => {
      calls += 1;
      request.resume().on('end', () => response.writeHead(status, headers).end(body));
    });
    return { ...opened, callsSince: () => calls };
  };

/** Does something to a connection when it opens. */
export const atOnce = (act: (socket: Socket) => void) => (): Promise<BrokenTarget> => openTcp(act);

/** Does something to a connection when a request came on it. */
export const afterRequest = (act: (socket: Socket) => void) => (): Promise<BrokenTarget> =>
  openTcp((socket) => socket.once('data', () => act(socket)));

/** Writes the beginning of an answer and then a byte at a time, for ever. */
export const byTheByte = (start: string) =>
  afterRequest((socket) => {
    socket.write(start);
    const timer = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => clearInterval(timer));
  });

/**
 * What a broken server does with a call: another answer than the right one, no answer, or it dies. `text` is the address and the
 * body; `count` counts the calls of the run, without those before it.
 */
export type Breaking = (
  asked: HttpRequest,
  text: string,
  count: number,
) => Partial<HttpAnswer> | 'hangs' | 'dies' | undefined;

/** The reference server behind something that breaks some of its answers. */
export async function behind(
  breaking: Breaking,
  server: ReferenceServer = createServer(),
): Promise<BrokenTarget & { readonly key: string }> {
  let count = 0;
  let since = 0;
  let dies = (): void => undefined;
  const answer = (asked: HttpRequest, response: ServerResponse): void => {
    if (!/; preflight\)/.test(asked.headers['user-agent'] ?? '')) count += 1;
    const broken = breaking(asked, `${asked.url} ${Buffer.from(asked.body)}`, count);
    if (broken !== undefined) since += 1;
    if (broken === 'dies') dies();
    if (broken === 'dies' || broken === 'hangs') return;
    // What is turned away with 429 was not done, or the same call again would find it done.
    const isTurnedAway = broken?.status === 429;
    const right = server.handle(isTurnedAway ? { ...asked, body: Buffer.alloc(0) } : asked);
    const { status, headers, body } = { ...right, ...broken };
    response.writeHead(status, { ...headers }).end(body);
  };
  const { url, close } = await openHttp(async (request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    const headers = request.headers as Record<string, string>;
    answer({ method, url: path, headers, body: await bodyOf(request) }, response);
  });
  dies = close;
  return { url, close, key: server.apiKey, fixtures: fixtures(server.store), callsSince: () => since };
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
