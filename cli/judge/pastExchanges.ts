import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { exchangeIn } from '../../harness/exchanges/exchangeIn.ts';
import type { PastExchanges } from '../../harness/outside/pastOutside.ts';

/** Where the line of an exchange is in its file. */
interface Line {
  readonly place: number;
  readonly at: number;
  readonly length: number;
}

const step = 1024 * 1024;

interface PastFile extends PastExchanges {
  /** Whether the file holds the exchange with an id. */
  readonly has: (id: string) => boolean;
  readonly close: () => void;
}

/**
 * The exchanges in an exchanges.ndjson, by what was asked. Only where they are is kept in memory. A line that was cut off is left out.
 * Raises what the file system says.
 */
export function pastExchanges(file: string): PastFile {
  const descriptor = openSync(file, 'r');
  const byRequest = new Map<string, Line[]>();
  const ids = new Set<string>();
  const read = ({ at, length }: Pick<Line, 'at' | 'length'>): string => {
    const bytes = Buffer.alloc(length);
    readSync(descriptor, bytes, 0, length, at);
    return bytes.toString('utf8');
  };
  let place = 0;
  for (const { at, length } of linesIn(descriptor)) {
    const { id, request } = requestIn(read({ at, length })) ?? {};
    if (id !== undefined) ids.add(id);
    if (request === undefined) continue;
    place += 1;
    const key = askedBy(request);
    const lines = byRequest.get(key) ?? [];
    lines.push({ place, at, length });
    byRequest.set(key, lines);
  }
  return {
    take: (request) => {
      const line = byRequest.get(askedBy(request))?.shift();
      return line === undefined ? undefined : { place: line.place, exchange: exchangeIn(read(line)) };
    },
    has: (id) => ids.has(id),
    close: () => closeSync(descriptor),
  };
}

/** Undefined for what is no whole line. A request whose body was left out is undefined. */
function requestIn(
  line: string,
): { readonly id: string; readonly request: Exchange['request'] | undefined } | undefined {
  try {
    const { id, request, timings } = JSON.parse(line) as Record<string, unknown>;
    const bare = { id, request, response: null, timings };
    return { id: String(id), request: exchangeIn(JSON.stringify(bare))?.request };
  } catch {
    return undefined;
  }
}

/** Where each line begins and how long it is, without its line end. */
function* linesIn(descriptor: number): Generator<Pick<Line, 'at' | 'length'>> {
  const bytes = Buffer.alloc(step);
  let begin = 0;
  for (let at = 0; ; at += step) {
    const count = readSync(descriptor, bytes, 0, step, at);
    if (count === 0) return;
    for (let end = bytes.indexOf(10); end !== -1 && end < count; end = bytes.indexOf(10, end + 1)) {
      yield { at: begin, length: at + end - begin };
      begin = at + end + 1;
    }
  }
}

/** The key in any form that a request holds it in, with its placeholder as the key. */
const keys = /(?:\$|%24)ASSAY_API_KEY?/gi;

/** The run's own listener, which had another port then. */
const listeners = /https?:\/\/[^/\s"'<>]+(?=\/[a-f][0-9a-f]{9}\b)/g;

/** What tells one request from another, whatever version of the suite sends it. */
function askedBy({ method, url, headers, body }: Exchange['request']): string {
  const agent = headers.find(([name]) => name === 'user-agent')?.[1] ?? '';
  const caseId = /; (.*)\)$/.exec(agent)?.[1] ?? '';
  const { pathname, search } = new URL(url);
  const sent = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  const text = [method, pathname + search, caseId, sent].join('\n');
  const plain = text.replace(keys, 'key').replace(listeners, 'listener');
  return createHash('sha256').update(plain).digest('base64');
}
