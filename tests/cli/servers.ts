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

/** A server on a port of 127.0.0.1. */
export interface Opened {
  readonly url: string;
  readonly close: () => void;
}

/** An HTTP server of a few lines until the test ends; gives its base URL. */
export async function http(listener: RequestListener): Promise<string> {
  const { url, close } = await openHttp(listener);
  onTestFinished(close);
  return url;
}

export async function openHttp(listener: RequestListener): Promise<Opened> {
  const server = createHttpServer(listener);
  await listening(server);
  return {
    url: urlOf(server),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A server that does to connections what it likes. */
export async function openTcp(onConnection: (socket: Socket) => void): Promise<Opened> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await listening(server);
  return {
    url: urlOf(server),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A port where nobody listens. */
export async function openNobody(): Promise<Opened> {
  const { url, close } = await openTcp(() => undefined);
  close();
  return { url, close: () => undefined };
}

const listening = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
