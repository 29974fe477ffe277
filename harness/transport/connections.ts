import { setImmediate } from 'node:timers/promises';
import { type buildConnector, type Dispatcher, Pool } from 'undici';
import type { ConnectionSettings } from '../../config/ConnectionSettings.ts';
import type { ConnectionTrouble, Headers, NetworkFailure } from '../exchanges/Exchange.ts';
import { headerIn } from '../exchanges/headers.ts';
import type { Effect } from '../target/Target.ts';
import type { Attempt } from './attempt.ts';
import { troubleInWords } from './connectionTrouble.ts';
import { type Connector, connectorTo } from './connectorTo.ts';
import { networkFailure } from './networkFailure.ts';
import { passOverContinue } from './passOverContinue.ts';
import type { Route } from './routeTo.ts';
import { tlsProbe } from './tlsProbe.ts';

/** The connections to one target. */
export interface Connections {
  readonly forEffect: (effect: Effect) => Promise<Dispatcher>;
  /** Must be called with what came back on each connection given out. */
  readonly heard: (dispatcher: Dispatcher, result: Attempt) => void;
  /** What another TLS handshake tells about a target that breaks every connection; undefined if it tells nothing. */
  readonly trouble: () => Promise<NetworkFailure | undefined>;
  readonly close: () => Promise<void>;
}

/** In seconds; half of it is left for a slow network. */
const leastPromise = 4;

/**
 * Two pools: one keeps its connections, and in the other every call opens its own.
 *
 * A target may close a kept connection just when a request is written to it. A read is then sent again. A write can't be, because
 * nobody knows whether it was carried out. So a write uses a kept connection only if the Keep-Alive header promises how long the
 * target keeps one, and the target never broke its word. Hostile bytes never use one.
 */
export function openConnections(
  origin: string,
  count: number,
  timeoutMs: number,
  route: Route,
  settings: ConnectionSettings,
): Connections {
  const connector = connectorTo(route, settings, timeoutMs, !settings.insecure);
  const connect: buildConnector.connector = (options, done) =>
    connector.connect(options, (...[error, socket]) =>
      error === null ? done(null, passOverContinue(socket)) : done(error, null),
    );
  const kept = new Pool(origin, { connections: count, pipelining: 1, connect });
  const fresh = new Pool(origin, { connections: count, pipelining: 0, connect });
  let promised = false;
  let broken = false;
  return {
    forEffect: async (effect) => {
      if (effect === 'read') return kept;
      if (effect === 'hostile') return fresh;
      // Connections closed while this thread was busy become known in the next turn of the event loop.
      if (promised && !broken) await setImmediate();
      return promised && !broken ? kept : fresh;
    },
    heard: (dispatcher, { response, failure }) => {
      if (dispatcher !== kept) return;
      if (response !== null) promised = promisedSeconds(response.headers) >= leastPromise;
      if (failure?.kind === 'reset' || failure?.kind === 'closed') broken = true;
    },
    trouble: () =>
      troubleOf(new URL(origin), (isChecked) => connectorTo(route, settings, timeoutMs, isChecked)),
    close: async () => {
      await Promise.all([kept.destroy(), fresh.destroy()]);
      await connector.close();
    },
  };
}

async function troubleOf(
  origin: URL,
  connector: (isChecked: boolean) => Connector,
): Promise<NetworkFailure | undefined> {
  const isTls = origin.protocol === 'https:';
  const port = origin.port || (isTls ? '443' : '80');
  const { hostname, host } = origin;
  const { speaksTls, isEnded, error } = await tlsProbe({ hostname, host, port }, connector(isTls));
  const told = (trouble: ConnectionTrouble): NetworkFailure => ({
    kind: 'closed',
    message: troubleInWords[trouble],
    trouble,
  });
  if (!isTls) return speaksTls ? told('onlyTls') : undefined;
  const failure = error === undefined ? undefined : networkFailure(error);
  if (failure?.trouble !== undefined) return failure;
  return isEnded ? told('endsAfterHandshake') : undefined;
}

function promisedSeconds(headers: Headers): number {
  const keepAlive = headerIn(headers, 'keep-alive') ?? '';
  return Number(/\btimeout\s*=\s*(\d+)/i.exec(keepAlive)?.[1] ?? 0);
}
