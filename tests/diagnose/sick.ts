import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { HttpRequest } from '../../server/HttpRequest.ts';
import type { ServerOptions } from '../../server/ServerOptions.ts';
import { http } from '../cli/servers.ts';
import { bodyOf } from '../field/targets.ts';
import { key } from './diagnosed.ts';

/** What a gateway changes. */
interface Gateway {
  /** What it asks the server in place of what it was asked. */
  readonly asks?: (request: HttpRequest) => HttpRequest;
  /** What it answers in place of the server's answer; undefined leaves that as it is. */
  readonly answers?: (
    answer: HttpAnswer,
    request: HttpRequest,
  ) => Partial<Pick<HttpAnswer, 'status' | 'headers' | 'body'>> | undefined;
  /** How long an answer waits, in milliseconds. */
  readonly waits?: (request: HttpRequest) => number;
}

/** A deployment, and every operation that it was asked for. */
export interface Deployment {
  readonly url: string;
  readonly called: readonly string[];
}

/** The reference server behind a gateway until the test ends. */
export async function behind(gateway: Gateway, options: ServerOptions = {}): Promise<Deployment> {
  const server = createServer({ apiKey: key, ...options });
  const called: string[] = [];
  const url = await http(async (incoming, response) => {
    const asked = await requestOf(incoming);
    const { asks = (same: HttpRequest) => same, answers = () => undefined, waits = () => 0 } = gateway;
    const answer = server.handle(asks(asked));
    called.push(answer.outcome.operation ?? `${asked.method} ${asked.url}`);
    const { status, headers, body } = { ...answer, ...answers(answer, asked) };
    const send = () => response.writeHead(status, headers as OutgoingHttpHeaders).end(body);
    const ms = waits(asked);
    if (ms === 0) send();
    else setTimeout(send, ms);
  });
  return { url: `${url}${server.basePath}`, called };
}

async function requestOf(incoming: IncomingMessage): Promise<HttpRequest> {
  const { method = 'GET', url = '/', headers } = incoming;
  return { method, url, headers: headers as Record<string, string>, body: await bodyOf(incoming) };
}

/** Whether a request asks for csv in any way. */
export const isCsv = ({ url }: HttpRequest): boolean => /\/csv\/|\.csv|format=csv/.test(url);
