import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The URL of a free loopback port, for a listener that is opened again and again. */
export async function freeAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
