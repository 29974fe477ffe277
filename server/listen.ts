import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpAnswer } from './HttpAnswer.ts';
import { logLine } from './logLine.ts';
import type { ReferenceServer } from './ReferenceServer.ts';
import { readBody } from './readBody.ts';
import type { Sending } from './Sending.ts';
import { send } from './send.ts';

export interface ListenOptions {
  /** Default 0: the kernel chooses. */
  readonly port?: number;
  /** Called with one line for every call. It never holds the key. */
  readonly log?: (line: string) => void;
  /** The largest body of a request in bytes; default 32 MB. */
  readonly bodyLimit?: number;
  /** How long a request may take to arrive; default 30 s. */
  readonly receiveTimeoutMs?: number;
  /** How answers are sent; by default whole, with their length. */
  readonly sending?: Sending;
  /** How long an answer waits before it is sent, as on a slow network; default 0. */
  readonly latencyMs?: number;
}

export interface Listening {
  /** The base URL, with the server's base path and without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Ends every connection and frees the port. */
  readonly close: () => Promise<void>;
}

/**
 * Puts a reference server on 127.0.0.1. It refuses bodies that are too long (413), too slow (408) or compressed (415) in the
 * requested format, and malformed HTTP (400) without one. Then it continues. Rejects when the port is taken.
 */
export async function listen(server: ReferenceServer, options: ListenOptions = {}): Promise<Listening> {
  const {
    port = 0,
    log = () => undefined,
    bodyLimit = 32 * 1024 * 1024,
    receiveTimeoutMs = 30_000,
    sending = {},
    latencyMs = 0,
  } = options;

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const startedAt = performance.now();
    const { never = () => false } = sending;
    const head = { method: request.method ?? '', url: request.url ?? '', headers: joined(request.headers) };
    const body = await readBody(request, bodyLimit, receiveTimeoutMs);
    if (body.kind === 'aborted') return;
    let answer: HttpAnswer;
    try {
      answer =
        body.kind === 'whole'
          ? server.handle({ ...head, body: body.bytes })
          : server.refuse(head, body.status, body.message);
    } catch (error) {
      // Our own fault: the client gets an answer, the operator the reason.
      log(
        `internal error: ${error instanceof Error ? error.message : 'unknown'}`.replaceAll(
          server.apiKey,
          '***',
        ),
      );
      answer = server.refuse(head, 500, 'The server failed inside.');
    }
    if (latencyMs > 0) await pause(latencyMs);
    if (body.kind === 'whole' && never({ ...head, body: body.bytes })) return;
    await send(request, response, answer, body.kind === 'whole' ? sending : { close: true });
    log(logLine(head, answer, performance.now() - startedAt, server.apiKey));
  };

  const http = createHttpServer(
    // Node's own limits give a bare answer, so ours must apply first.
    {
      requestTimeout: receiveTimeoutMs * 2,
      headersTimeout: receiveTimeoutMs,
      connectionsCheckingInterval: 500,
    },
    (request, response) => void serve(request, response),
  );
  // Without a listener node asks for the body at once, whatever its announced length.
  http.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (Number(request.headers['content-length'] ?? 0) <= bodyLimit) response.writeContinue();
    void serve(request, response);
  });
  http.on('clientError', refuseConnection);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  const { port: given } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${given}${server.basePath}`,
    port: given,
    close: () =>
      new Promise((resolve, reject) => {
        http.close((error) => (error === undefined ? resolve() : reject(error)));
        http.closeAllConnections();
      }),
  };
}

/** Something that is not HTTP has no format for an answer. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, text] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'The request did not arrive in time.']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'The headers are too long.']
        : ['400 Bad Request', 'This is not HTTP.'];
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
  );
}

const joined = (headers: IncomingMessage['headers']): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
