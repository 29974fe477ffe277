import type { IncomingMessage } from 'node:http';
import { Undecodable } from '../values/Undecodable.ts';

const LARGEST = 8 * 1024 * 1024;

/** Reads the whole body, up to a limit. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= LARGEST) chunks.push(chunk);
  }
  if (length > LARGEST) throw new Undecodable('The body is too large.');
  return Buffer.concat(chunks);
}
