import type { LookupFunction } from 'node:net';
import { type Dispatcher, Pool } from 'undici';
import type { Effect } from '../Target.ts';
import type { Resolved } from './loopback.ts';

/** The connections to one target. */
export interface Connections {
  readonly forEffect: (effect: Effect) => Dispatcher;
  readonly close: () => Promise<void>;
}

/**
 * Two pools: reads keep their connections, anything else opens its own.
 *
 * A kept connection may be closed by the target just when a request is written to it. A read is then sent again; a
 * write could not be, because nobody knows whether it was carried out, so that it never goes where that can happen.
 */
export function openConnections(
  origin: string,
  count: number,
  timeoutMs: number,
  resolved: Resolved,
): Connections {
  const { pinned } = resolved;
  const connect = { timeout: timeoutMs, ...(pinned === null ? {} : { lookup: lookupOf(pinned) }) };
  const kept = new Pool(origin, { connections: count, pipelining: 1, connect });
  const fresh = new Pool(origin, { connections: count, pipelining: 0, connect });
  return {
    forEffect: (effect) => (effect === 'read' ? kept : fresh),
    close: async () => {
      await Promise.all([kept.destroy(), fresh.destroy()]);
    },
  };
}

function lookupOf(pinned: NonNullable<Resolved['pinned']>): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = pinned;
    if (options.all === true || first === undefined) done(null, [...pinned]);
    else done(null, first.address, first.family);
  };
}
