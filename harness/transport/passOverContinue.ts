import type { Socket } from 'node:net';

const interim = /^HTTP\/1\.[01] 100[ \r\n]/;
const longestHeadBytes = 16_384;
const end = Buffer.from('\r\n\r\n');

/**
 * Removes every `100 Continue` at the start of an answer from what is read from a connection. A client must accept one that it
 * did not ask for (RFC 9110, 15.2), and our HTTP client does not. Only the first bytes after a write can be one, so bodies are
 * not touched.
 */
export function passOverContinue(socket: Socket): Socket {
  const write = socket.write;
  const read = socket.read;
  let begins = true;
  let held: Buffer = Buffer.alloc(0);
  socket.write = function (this: Socket, ...args: Parameters<Socket['write']>) {
    begins = true;
    return write.apply(this, args);
  } as Socket['write'];
  socket.read = function (this: Socket, size?: number) {
    const chunk: unknown = read.call(this, size);
    if (!begins || !Buffer.isBuffer(chunk)) return chunk;
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    for (;;) {
      const isWhole = held.includes(end);
      const mayBe = isWhole ? interim.test(held.toString('latin1', 0, 13)) : couldBecome(held);
      if (!mayBe || (!isWhole && held.length > longestHeadBytes)) break;
      if (!isWhole) return null;
      held = held.subarray(held.indexOf(end) + end.length);
      if (held.length === 0) return null;
    }
    begins = false;
    const rest = held;
    held = Buffer.alloc(0);
    return rest;
  } as Socket['read'];
  return socket;
}

/** Whether these first bytes belong to a 100 Continue, as far as they go. */
const couldBecome = (bytes: Buffer): boolean => {
  const start = bytes.toString('latin1', 0, 12);
  return ['HTTP/1.1 100', 'HTTP/1.0 100'].some((line) => line.startsWith(start));
};
