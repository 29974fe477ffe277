import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { listen } from '../../server/listen.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import type { ServerOptions } from '../../server/ServerOptions.ts';

/** The reference server on a port until the test ends. */
export async function reference(
  options: ServerOptions = {},
  wire: Parameters<typeof listen>[1] = {},
): Promise<{ readonly url: string; readonly server: ReferenceServer }> {
  const server = createServer(options);
  const { url, close } = await listen(server, wire);
  onTestFinished(close);
  return { url, server };
}

/** An HTTP server of a few lines; gives its base URL. */
export async function http(listener: RequestListener): Promise<string> {
  const server = createHttpServer(listener);
  await opened(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return urlOf(server);
}

/** A server that does to connections what it likes; gives its base URL. */
export async function tcp(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await opened(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return urlOf(server);
}

/** A port where nobody listens. */
export async function nobody(): Promise<string> {
  const server = createTcpServer();
  await opened(server);
  const url = urlOf(server);
  await new Promise((resolve) => server.close(resolve));
  return url;
}

const opened = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
