import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as openRequest,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectionSettings } from '../../config/ConnectionSettings.ts';
import { basePathOf } from '../../harness/transport/basePathOf.ts';
import { type Connector, connectorTo } from '../../harness/transport/connectorTo.ts';
import { networkFailure } from '../../harness/transport/networkFailure.ts';
import { routeTo } from '../../harness/transport/routeTo.ts';
import { portTaken } from '../portTaken.ts';
import { openTap, type Tap } from './tap.ts';

/** An exchange as it went over the wire, raw: names and bodies as they were sent. */
export interface PassedExchange {
  readonly request: Message & { readonly method: string; readonly path: string };
  /** Null if the target gave no answer. `end`: whether the body came whole, or who ended it early. */
  readonly response:
    | (Message & { readonly status: number; readonly end: 'whole' | 'byTarget' | 'byClient' })
    | null;
  readonly startedAt: string;
  readonly durationMs: number;
}

interface Message {
  /** Name, value, name, value. */
  readonly headers: readonly string[];
  /** Null if it is longer than what is held. */
  readonly body: Uint8Array | null;
}

export interface PassOnOptions {
  /** The base URL. */
  readonly target: string;
  readonly connection: ConnectionSettings;
  /** 0 lets the kernel choose. */
  readonly port: number;
  /** Hears of each exchange after its answer was passed on. */
  readonly passed: (exchange: PassedExchange) => void;
}

/** A proxy that is open. */
export interface PassingOn {
  /** Where clients reach the target, with the target's base path. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Headers that are about one connection alone (RFC 9110, 7.6.1). We answer `Expect` ourselves. */
const ofConnection = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authorization', 'proxy-authenticate', 'te'],
  ...['trailer', 'transfer-encoding', 'upgrade', 'expect'],
]);

/** For connecting, in milliseconds. How long an answer takes is between the client and the target. */
const connectWithinMs = 10_000;

/** Node adds no header of its own; its types do not know this yet. */
const asTheyCome: object = { setDefaultHeaders: false };

/** How long answers under way may take when it ends. */
const endsWithinMs = 2000;

/**
 * A reverse proxy on loopback. It passes on method, path, headers and bodies as they come, piece by piece. Only the headers of a
 * connection are its own, and `Host` names the target. Each connection of a client is one to the target, so that a client meets what it
 * would meet without us when the target closes one.
 *
 * Raises SettingsError if the port can't be had, or if the environment names something as a proxy that is no proxy.
 */
export async function passOn({ target, connection, port, passed }: PassOnOptions): Promise<PassingOn> {
  const base = new URL(target);
  const route = await routeTo(base, connection);
  const connector = connectorTo(route, connection, connectWithinMs, !connection.insecure);
  const underWay = new Set<Promise<void>>();
  const agents = new WeakMap<Socket, Agent>();
  const agentOf = (client: Socket): Agent => {
    const agent = agents.get(client) ?? openAgent(base, connector);
    if (!agents.has(client)) client.once('close', () => agent.destroy());
    agents.set(client, agent);
    return agent;
  };
  const server = createServer({ requestTimeout: 0, headersTimeout: 60_000 }, (request, response) => {
    const one = passOne(request, response, agentOf(request.socket), base.host)
      .then(passed)
      .finally(() => underWay.delete(one));
    underWay.add(one);
  });
  // Clients decide how long they keep a connection.
  server.keepAliveTimeout = 0;
  await listening(server, port);
  const { port: given } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${given}${basePathOf(base)}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      // Answers under way still come, but not one that never ends.
      await within(endsWithinMs, Promise.all(underWay));
      server.closeAllConnections();
      await within(endsWithinMs, Promise.all([closed, connector.close(), ...underWay]));
    },
  };
}

/** Settles when the work is done, or after this time. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, pause(ms, undefined, { signal: over.signal }).catch(() => undefined)]);
  over.abort();
}

/** Makes the connection to the target for one of a client's. */
function openAgent({ protocol, hostname, host, port }: URL, { connect }: Connector): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const to = { protocol, hostname, host, port: port || (protocol === 'https:' ? '443' : '80') };
  return Object.assign(agent, {
    createConnection: (_: unknown, done: (error: Error | null, socket?: Socket) => void) => {
      connect(to, (...[error, socket]) => (error === null ? done(null, socket) : done(error)));
    },
  });
}

const listening = (server: ReturnType<typeof createServer>, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portTaken(error, port) ?? error));
    server.listen(port, '127.0.0.1', resolve);
  });

async function passOne(
  request: IncomingMessage,
  response: ServerResponse,
  agent: Agent,
  host: string,
): Promise<PassedExchange> {
  const startedAt = new Date().toISOString();
  const started = performance.now();
  const { method = 'GET', url: path = '/' } = request;
  const sent = openTap();
  const answered = openTap();
  let answer: IncomingMessage | undefined;
  let end: NonNullable<PassedExchange['response']>['end'] = 'whole';
  try {
    const headers = forTarget(request, host);
    const call = openRequest({ agent, method, path, headers, ...asTheyCome });
    response.once('close', () => {
      if (!response.writableFinished) call.destroy();
    });
    answer = await answerTo(call, request, sent);
    response.sendDate = false;
    response.writeHead(answer.statusCode ?? 0, answer.statusMessage, withoutOwn(answer.rawHeaders));
    for await (const chunk of answer as AsyncIterable<Uint8Array>) {
      answered.add(chunk);
      if (!response.write(chunk)) await drained(response);
    }
    response.end();
  } catch (error) {
    // A client that hangs up ends the call to the target too, and what came until then is no answer of the target's.
    end = response.destroyed || request.socket.destroyed ? 'byClient' : 'byTarget';
    refuse(request, response, error);
  }
  return {
    request: { method, path, headers: request.rawHeaders, body: sent.body() },
    response:
      answer === undefined
        ? null
        : { status: answer.statusCode ?? 0, headers: answer.rawHeaders, body: answered.body(), end },
    startedAt,
    durationMs: performance.now() - started,
  };
}

/** Sends the body on as it comes; settles when the answer begins. */
const answerTo = (call: ClientRequest, request: IncomingMessage, sent: Tap): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    call.once('response', resolve);
    // After the answer has begun, its own stream tells what goes wrong.
    call.on('error', reject);
    if (!hasBody(request)) {
      call.end();
      return;
    }
    // A target may answer, or be gone, before it has read all. Its client hears of that once it has sent the rest.
    pipeline(Readable.from(tapped(request, sent), { objectMode: false }), call, () => request.resume());
  });

/** The target gave no answer, or only the beginning of one: what came is passed on, and the connection breaks as its did. */
function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const text = `assay watch: the target gave no answer: ${networkFailure(error).message}\n`;
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
  request.resume();
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

async function* tapped(request: IncomingMessage, tap: Tap): AsyncGenerator<Uint8Array> {
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    tap.add(chunk);
    yield chunk;
  }
}

/** Settles when more can be written, or nobody reads any more. */
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    // A response that is closed already tells nothing more.
    if (response.destroyed) return resolve();
    const settle = (): void => {
      response.off('drain', settle);
      response.off('close', settle);
      resolve();
    };
    response.once('drain', settle);
    response.once('close', settle);
  });

/**
 * The headers of a client in their order, for the target. A body without a length is sent on as it came, in chunks. HTTP/1.0 needs no
 * Host, and HTTP/1.1, in which the target is asked, does.
 */
function forTarget({ rawHeaders, headers }: IncomingMessage, host: string): string[] {
  const kept = withoutOwn(rawHeaders).map((text, index, all) =>
    index % 2 === 1 && all[index - 1]?.toLowerCase() === 'host' ? host : text,
  );
  const named = headers.host === undefined ? ['Host', host, ...kept] : kept;
  return headers['transfer-encoding'] === undefined ? named : [...named, 'Transfer-Encoding', 'chunked'];
}

/** Headers without those of the connection, and without those that `Connection` names. */
function withoutOwn(raw: readonly string[]): string[] {
  const own = new Set(ofConnection);
  for (const [name, value] of pairsOf(raw))
    if (name.toLowerCase() === 'connection')
      for (const word of value.split(',')) own.add(word.trim().toLowerCase());
  return pairsOf(raw).flatMap(([name, value]) => (own.has(name.toLowerCase()) ? [] : [name, value]));
}

/** Headers as pairs. */
export const pairsOf = (raw: readonly string[]): readonly (readonly [string, string])[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));
