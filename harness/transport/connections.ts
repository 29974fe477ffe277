import type { LookupFunction } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { buildConnector, type Dispatcher, Pool } from 'undici';
import type { Headers } from '../exchanges/Exchange.ts';
import type { Effect } from '../target/Target.ts';
import type { Attempt } from './attempt.ts';
import type { Resolved } from './loopback.ts';
import { passOverContinue } from './passOverContinue.ts';

/** The connections to one target. */
export interface Connections {
  readonly forEffect: (effect: Effect) => Promise<Dispatcher>;
  /** Must be called with what came back on each connection given out. */
  readonly heard: (dispatcher: Dispatcher, result: Attempt) => void;
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
  resolved: Resolved,
): Connections {
  const { pinned } = resolved;
  const plain = buildConnector({
    timeout: timeoutMs,
    ...(pinned === null ? {} : { lookup: lookupOf(pinned) }),
  });
  const connect: buildConnector.connector = (options, done) =>
    plain(options, (...[error, socket]) =>
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
    close: async () => {
      await Promise.all([kept.destroy(), fresh.destroy()]);
    },
  };
}

function promisedSeconds(headers: Headers): number {
  const keepAlive = headers.find(([name]) => name === 'keep-alive')?.[1] ?? '';
  return Number(/\btimeout\s*=\s*(\d+)/i.exec(keepAlive)?.[1] ?? 0);
}

function lookupOf(pinned: NonNullable<Resolved['pinned']>): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = pinned;
    if (options.all === true || first === undefined) done(null, [...pinned]);
    else done(null, first.address, first.family);
  };
}
