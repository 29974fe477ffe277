import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Sends text, as gzip where the client accepts it. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const zipped = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);
  const body = zipped ? gzipSync(text) : Buffer.from(text);
  response.writeHead(status, {
    ...headers,
    ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    Vary: 'Accept, Accept-Encoding',
  });
  response.end(body);
}

/** Sends a problem that lies before the operation: the key, the address or the document. */
export function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  title: string,
): void {
  const text = JSON.stringify({ type: 'about:blank', title, status });
  sendText(request, response, status, text, { 'Content-Type': 'application/problem+json' });
}
