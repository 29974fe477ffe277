import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { documentedRequest } from '../../harness/addressing/documentedRequest.ts';
import { startDialect } from '../../harness/dialect/discoverDialect.ts';
import { plainRead } from '../../harness/exchanges/plainRead.ts';
import { controlsIn } from '../../harness/preflight/chooseControl.ts';
import { plainCapabilities } from '../../harness/target/Capabilities.ts';
import { basePathOf } from '../../harness/transport/basePathOf.ts';
import { connectorTo } from '../../harness/transport/connectorTo.ts';
import { extraHeaders } from '../../harness/transport/extraHeaders.ts';
import { withoutBrackets } from '../../harness/transport/loopback.ts';
import type { Route } from '../../harness/transport/routeTo.ts';
import type { Task } from '../run/Task.ts';
import type { ConnectionFacts, TlsFacts } from './Diagnosis.ts';

/** Nobody learns more about a name or a handshake by waiting longer, in milliseconds. */
const longestMs = 5000;

/**
 * Looks at the way to a target: its name, the connection, the certificate, and the version of HTTP. Never fails:
 * what could not be seen is null, and the preflight says why. Makes one call.
 */
export async function connectionFacts(settings: Task['settings'], route: Route): Promise<ConnectionFacts> {
  const url = new URL(settings.target);
  const [ipAddresses, handshake, httpVersion] = await Promise.all([
    route.proxy === null ? addressesOf(url) : null,
    handshakeOf(url, settings, route),
    versionOfHttp(url, settings, route),
  ]);
  return { ipAddresses, ...handshake, proxy: route.proxy?.url ?? null, httpVersion };
}

async function addressesOf({ hostname }: URL): Promise<readonly string[] | null> {
  const host = withoutBrackets(hostname);
  if (isIP(host) !== 0) return null;
  const found = await Promise.race([
    lookup(host, { all: true }).catch(() => []),
    pause(longestMs, [], { ref: false }),
  ]);
  return found.length === 0 ? null : found.map(({ address }) => address);
}

/** Connects without checking the certificate, so that it can be told about, and sends nothing. */
async function handshakeOf(
  url: URL,
  settings: Task['settings'],
  route: Route,
): Promise<Pick<ConnectionFacts, 'connectedMs' | 'tls'>> {
  const started = performance.now();
  return withSocket(url, settings, route, false, async (socket) => ({
    connectedMs: tenths(performance.now() - started),
    tls: socket instanceof TLSSocket ? tlsFacts(socket) : null,
  })).catch(() => ({ connectedMs: null, tls: null }));
}

function tlsFacts(socket: TLSSocket): TlsFacts | null {
  const { issuer, valid_to: until } = socket.getPeerCertificate();
  if (until === undefined) return null;
  const ends = Date.parse(until);
  const name = [issuer.CN ?? issuer.O ?? 'an issuer without a name'].flat().join(', ');
  return {
    protocol: socket.getProtocol() ?? 'TLS',
    issuer: name,
    validUntil: new Date(ends).toISOString(),
    daysLeft: Math.floor((ends - Date.now()) / 86_400_000),
    isTrusted: socket.authorized,
  };
}

/** The version of HTTP in an answer to a Get in json. Node's own client asks, because ours does not tell it. */
async function versionOfHttp(url: URL, settings: Task['settings'], route: Route): Promise<string | null> {
  const known = plainCapabilities(startDialect(settings));
  const { method, path, headers, body } = documentedRequest(
    plainRead(controlsIn(settings.scope)[0], 'json'),
    known,
    settings.apiKey,
  );
  const ask = (socket: Socket): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      httpRequest(
        {
          createConnection: () => socket,
          method,
          host: url.hostname,
          path: basePathOf(url) + path,
          headers: {
            host: url.host,
            accept: '*/*',
            'accept-encoding': 'gzip, deflate, br',
            ...extraHeaders(settings.headers),
            ...headers,
            'content-length': body.length,
          },
          signal: AbortSignal.timeout(Math.min(longestMs, settings.timeoutMs)),
        },
        resolve,
      )
        .on('error', reject)
        .end(body);
    });
  const isChecked = !settings.connection.insecure;
  return withSocket(url, settings, route, isChecked, async (socket) => (await ask(socket)).httpVersion).catch(
    () => null,
  );
}

/** Does something with a new connection and closes it. */
async function withSocket<T>(
  url: URL,
  { connection, timeoutMs }: Task['settings'],
  route: Route,
  isChecked: boolean,
  work: (socket: Socket) => Promise<T>,
): Promise<T> {
  const connector = connectorTo(route, connection, Math.min(longestMs, timeoutMs), isChecked);
  const { protocol, hostname, host } = url;
  const port = url.port || (protocol === 'https:' ? '443' : '80');
  try {
    const socket = await new Promise<Socket>((resolve, reject) => {
      connector.connect({ hostname, host, protocol, port }, (...[error, made]) =>
        error === null ? resolve(made) : reject(error),
      );
    });
    socket.on('error', () => undefined);
    try {
      return await work(socket);
    } finally {
      socket.destroy();
    }
  } finally {
    await connector.close();
  }
}

const tenths = (ms: number): number => Math.round(ms * 10) / 10;
