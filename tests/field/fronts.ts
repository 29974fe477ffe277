import { createServer as createHttpServer } from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { onTestFinished } from 'vitest';

async function opened(server: Server, host: string): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Joins two sockets, so that each gets what the other sends and ends when the other does. */
function joined(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
    from.pipe(to);
  }
}

/** Puts TLS before a plain server on loopback; gives the port. */
export const tlsBefore = (url: string, options: TlsOptions, host = '127.0.0.1'): Promise<number> =>
  opened(
    createTlsServer(options, (socket) => {
      const { hostname, port } = new URL(url);
      joined(socket, connect(Number(port), hostname));
    }),
    host,
  );

/** A port that answers a TLS handshake and nothing more. */
export const tlsAlone = (options: TlsOptions): Promise<number> =>
  opened(
    createTlsServer(options, (socket) => socket.on('error', () => undefined)),
    '127.0.0.1',
  );

/** A port that answers plain HTTP with an empty page. */
export const plainHttp = (): Promise<number> =>
  opened(
    createHttpServer((_, response) => response.end()),
    '127.0.0.1',
  );

/** A port where nobody listens. */
export async function nobody(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What a proxy was asked for. */
interface ConnectProxy {
  readonly port: number;
  /** `host:port` of each CONNECT, in order. */
  readonly asked: readonly string[];
  /** The lines of Proxy-Authorization that came. */
  readonly credentials: readonly (string | undefined)[];
}

interface ProxyOptions {
  /** What it wants as `user:password`; without it, it wants nothing. */
  readonly password?: string;
  /** The status that it refuses every call with. */
  readonly refuses?: number;
  /** Where every tunnel leads; by default to what was asked for. */
  readonly leadsTo?: number;
  /** Its certificate, for a proxy that speaks TLS itself. */
  readonly tls?: TlsOptions;
}

/** An HTTP proxy on loopback that makes tunnels. */
export async function connectProxy({
  password,
  refuses,
  leadsTo,
  tls,
}: ProxyOptions = {}): Promise<ConnectProxy> {
  const asked: string[] = [];
  const credentials: (string | undefined)[] = [];
  const http = createHttpServer((_, response) => response.writeHead(405).end());
  http.on('connect', (request, socket: Socket) => {
    asked.push(request.url ?? '');
    credentials.push(request.headers['proxy-authorization']);
    const wanted = password === undefined ? undefined : `Basic ${Buffer.from(password).toString('base64')}`;
    if (wanted !== undefined && request.headers['proxy-authorization'] !== wanted)
      return socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\n\r\n');
    if (refuses !== undefined) return socket.end(`HTTP/1.1 ${refuses} No\r\nContent-Length: 0\r\n\r\n`);
    const { hostname, port } = new URL(`http://${request.url}`);
    const onward = connect(
      leadsTo ?? Number(port || 80),
      leadsTo === undefined ? hostname.replace(/^\[|\]$/g, '') : '127.0.0.1',
    );
    onward.once('connect', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      joined(socket, onward);
    });
    onward.once('error', () => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  });
  if (tls === undefined) return { port: await opened(http, '127.0.0.1'), asked, credentials };
  const secure = createTlsServer(tls, (socket) => http.emit('connection', socket));
  return { port: await opened(secure, '127.0.0.1'), asked, credentials };
}
