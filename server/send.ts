import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { HttpAnswer } from './HttpAnswer.ts';
import type { Sending } from './Sending.ts';

/** Sends an answer. A client that goes away meanwhile is no error. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: HttpAnswer,
  { chunked = false, gzip = false, pauseMs = 0, close = false }: Sending,
): Promise<void> {
  const packed = gzip && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const bytes = packed ? gzipSync(body) : body;
  response.writeHead(status, {
    ...headers,
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
    ...(chunked
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': headers['content-length'] ?? bytes.length }),
    ...(close ? { connection: 'close' } : {}),
  });
  const half = bytes.length >> 1;
  if ((chunked || pauseMs > 0) && half > 0) {
    response.write(bytes.subarray(0, half));
    if (pauseMs > 0) await pause(pauseMs);
    response.end(bytes.subarray(half));
  } else response.end(bytes);
  // An answer that promised more would leave the client waiting for it.
  if (Number(headers['content-length'] ?? 0) > bytes.length) request.socket.end();
}
