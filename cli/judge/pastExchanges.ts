import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { headerIn } from '../../harness/exchanges/headers.ts';
import type { PastExchanges } from '../../harness/outside/pastOutside.ts';
import { exchangeIn } from '../../harness/stored/exchangeIn.ts';
import { lineEnd, storedLines } from '../run/files/storedLines.ts';

/** Where the line of an exchange is in its file. */
interface Line {
  readonly place: number;
  readonly at: number;
  readonly length: number;
}

interface PastFile extends PastExchanges {
  /** Whether the file holds the exchange with an id. */
  readonly has: (id: string) => boolean;
  readonly close: () => void;
}

/**
 * The exchanges in an exchanges.ndjson, by what was asked. Only where they are is kept in memory. A line that was cut off is left out.
 * Raises what the file system says.
 */
export async function pastExchanges(file: string): Promise<PastFile> {
  const byRequest = new Map<string, Line[]>();
  const ids = new Set<string>();
  let place = 0;
  let at = 0;
  for await (const { id, bytes } of storedLines(file)) {
    const { length } = bytes;
    const { isWhole, request } = requestIn(bytes.toString('utf8'));
    if (isWhole) ids.add(id);
    if (request !== undefined) {
      place += 1;
      const key = askedBy(request);
      const lines = byRequest.get(key) ?? [];
      lines.push({ place, at, length });
      byRequest.set(key, lines);
    }
    at += length + lineEnd.length;
  }
  const descriptor = openSync(file, 'r');
  const read = ({ at: from, length }: Line): string => {
    const bytes = Buffer.alloc(length);
    readSync(descriptor, bytes, 0, length, from);
    return bytes.toString('utf8');
  };
  return {
    take: (request) => {
      const line = byRequest.get(askedBy(request))?.shift();
      return line === undefined ? undefined : { place: line.place, exchange: exchangeIn(read(line)) };
    },
    has: (id) => ids.has(id),
    close: () => closeSync(descriptor),
  };
}

/** The request in a line, undefined if its body was left out; and whether the line is whole. */
function requestIn(line: string): {
  readonly isWhole: boolean;
  readonly request?: Exchange['request'] | undefined;
} {
  try {
    const { id, request, timings } = JSON.parse(line) as Record<string, unknown>;
    const bare = { id, request, response: null, timings };
    return { isWhole: true, request: exchangeIn(JSON.stringify(bare))?.request };
  } catch {
    return { isWhole: false };
  }
}

/**
 * The key in any form that a request holds it in, with its placeholder as the key. An altered key ends with a letter that depends on the
 * right one (`mangledKey`), which nobody knows here.
 */
const keys = /(?:\$|%24)ASSAY_API_KEY?(?:[bej](?![a-z\d]))?/gi;

/** The run's own listener, which had another port then. */
const listeners = /https?:\/\/[^/\s"'<>]+(?=\/[a-f][0-9a-f]{9}\b)/g;

/** What tells one request from another, whatever version of the suite sends it. */
function askedBy({ method, url, headers, body }: Exchange['request']): string {
  const agent = headerIn(headers, 'user-agent') ?? '';
  const caseId = /; (.*)\)$/.exec(agent)?.[1] ?? '';
  const { pathname, search } = new URL(url);
  const sent = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  const text = [method, pathname + search, caseId, sent].join('\n');
  const plain = text.replace(keys, 'key').replace(listeners, 'listener');
  return createHash('sha256').update(plain).digest('base64');
}
