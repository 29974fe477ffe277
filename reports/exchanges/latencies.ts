import { type CalledPlace, calledPlace } from './calledPlace.ts';
import { readStored } from './StoredExchange.ts';

/** How long the answers of an operation in a format took, in milliseconds. */
export interface Latency extends CalledPlace {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

/** Collects latencies line by line. */
export interface LatencyBook {
  /** Takes a line of exchanges.ndjson and reads only its beginning and end, because bodies are long. */
  readonly add: (line: Uint8Array) => void;
  readonly all: () => readonly Latency[];
}

export function latencyBook(): LatencyBook {
  const times = new Map<string, { readonly place: CalledPlace; readonly ms: number[] }>();
  return {
    add: (bytes) => {
      const line = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      const ms = Number(
        /"durationMs":([\d.e-]+)\}(?:,"retries":\d+)?\}$/.exec(
          line.toString('latin1', line.length - 160),
        )?.[1],
      );
      const place = placeOf(line);
      if (place === undefined || !Number.isFinite(ms)) return;
      const key = `${place.operation} ${place.format}`;
      const group = times.get(key) ?? { place, ms: [] };
      times.set(key, group);
      group.ms.push(ms);
    },
    all: () => [...times.values()].map(({ place, ms }) => ({ ...place, ...distribution(ms) })),
  };
}

/** The request's address and headers, which come before the first body. */
function placeOf(line: Buffer): CalledPlace | undefined {
  const end = line.indexOf(',"body":');
  if (end === -1) return undefined;
  const head = readStored(`${line.toString('utf8', 0, end)}}}`);
  return head === undefined ? undefined : calledPlace(head.request.url, head.request.headers);
}

/** How some times are distributed, in milliseconds. */
export function distribution(ms: readonly number[]): Omit<Latency, keyof CalledPlace> {
  const sorted = [...ms].sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), max: at(1) };
}
