import type { IncomingMessage } from 'node:http';

/** What happened to a request's body. */
export type ReceivedBody =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  | { readonly kind: 'aborted' };

/** After a refusal, remaining data up to this size is read and dropped, so that the client can read the answer. */
const politeBytes = 16 * 1024 * 1024;

/**
 * Reads a body of at most `limit` bytes within `timeoutMs`. A longer, slower or compressed one is refused as soon as that is
 * known. Then more of it is read and dropped for a while, and finally the connection is cut.
 */
export function readBody(request: IncomingMessage, limit: number, timeoutMs: number): Promise<ReceivedBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let received = 0;
    const refuse = (status: number, message: string): void => {
      clearTimeout(timer);
      request.removeAllListeners('data');
      chunks.length = 0;
      drop(request, timeoutMs);
      resolve({ kind: 'refused', status, message });
    };
    const timer = setTimeout(() => refuse(408, 'The request did not arrive in time.'), timeoutMs);
    const tooLong = `The body is longer than ${limit} bytes.`;
    const encoding = request.headers['content-encoding'] ?? 'identity';

    request.on('error', () => undefined);
    request.on('close', () => {
      clearTimeout(timer);
      if (!request.complete) resolve({ kind: 'aborted' });
    });
    if (encoding !== 'identity') return refuse(415, 'Compressed bodies are not read here.');
    if (Number(request.headers['content-length'] ?? 0) > limit) return refuse(413, tooLong);
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > limit) return refuse(413, tooLong);
      chunks.push(chunk);
    });
    request.on('end', () => {
      clearTimeout(timer);
      resolve({ kind: 'whole', bytes: Buffer.concat(chunks, received) });
    });
  });
}

function drop(request: IncomingMessage, timeoutMs: number): void {
  let dropped = 0;
  const cut = (): void => void request.socket.destroySoon();
  const timer = setTimeout(cut, Math.min(timeoutMs, 5000));
  request.once('close', () => clearTimeout(timer));
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > politeBytes) cut();
  });
  request.resume();
}
