import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { openTarget, type TargetOptions } from '../../../harness/target/openTarget.ts';
import type { Target, WireRequest } from '../../../harness/target/Target.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** An HTTP server on loopback, closed after the test; gives its URL. */
export async function httpServer(
  handler: http.RequestListener,
  options: http.ServerOptions = {},
): Promise<string> {
  const server = http.createServer(options, handler);
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  cleanups.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A TCP server that is handed each connection once the head of a request has come, with its number from 1. */
export async function socketServer(
  onRequest: (socket: net.Socket, connection: number, head: string) => void,
) {
  const sockets = new Set<net.Socket>();
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    const connection = connections;
    let seen = '';
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      seen += chunk.toString('latin1');
      if (!seen.includes('\r\n\r\n')) return;
      const head = seen;
      seen = '';
      onRequest(socket, connection, head);
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  cleanups.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
  };
}

/** A target on a test's server, closed after the test. */
export function target(baseUrl: string, options: Partial<TargetOptions> = {}): Target {
  const opened = openTarget({
    baseUrl,
    headers: {},
    timeoutMs: 2000,
    concurrency: 16,
    rate: null,
    allow: [],
    readOnly: false,
    runId: 'run1',
    version: '0.0.0',
    ...options,
  });
  cleanups.push(opened.close);
  return opened;
}

export const read: WireRequest = {
  method: 'POST',
  path: '/json/reply/APIKeyGet',
  headers: { 'Content-Type': 'application/json' },
  body: Buffer.from('{"APIKEY":"k"}'),
  effect: 'read',
  caseId: 'json/APIKeyGet/ENV-1',
};

export const write: WireRequest = { ...read, effect: 'write' };

export const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('utf8');
