import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { HttpManner } from './manners/HttpManner.ts';
import type { Incoming, Reply } from './Reply.ts';

const basePath = '/depot/api';
const longestBody = 16_000_000;

export interface Serving {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Puts `respond` on a free port of 127.0.0.1, below a base path. */
export async function serve(manner: HttpManner, respond: (incoming: Incoming) => Reply): Promise<Serving> {
  const server = createServer((request, response) => {
    bodyOf(request)
      .then((body) => send(manner, request, response, replyTo(request, body, respond)))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestBody) throw new Error('The body is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function replyTo(request: IncomingMessage, body: Uint8Array, respond: (incoming: Incoming) => Reply): Reply {
  const url = new URL(request.url ?? '/', 'http://depot.test');
  const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : '';
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
  return respond({ method: request.method ?? '', path, query: url.searchParams, headers, body });
}

/** Successes are zipped or sent in pieces where that is this server's manner. */
function send(manner: HttpManner, request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  if (manner.drops(reply)) {
    response.destroy();
    return;
  }
  const bytes = Buffer.from(reply.text, /utf-16/i.test(reply.contentType) ? 'utf16le' : 'utf8');
  response.statusCode = reply.status;
  response.setHeader('Content-Type', reply.contentType);
  for (const [name, value] of Object.entries(manner.headers)) response.setHeader(name, value);
  if (manner.closes(reply)) response.setHeader('Connection', 'close');
  if (reply.status >= 400) {
    response.end(bytes);
    return;
  }
  const zipped = manner.zips && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (zipped) response.setHeader('Content-Encoding', 'gzip');
  const sent = zipped ? gzipSync(bytes, { level: 1 }) : bytes;
  if (manner.pieces === null) {
    response.end(sent);
    return;
  }
  for (let at = 0; at < sent.length; at += manner.pieces)
    response.write(sent.subarray(at, at + manner.pieces));
  response.end();
}
