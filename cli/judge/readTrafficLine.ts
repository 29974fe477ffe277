import type { Headers } from '../../harness/exchanges/Exchange.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';
import type { StoredExchange } from '../../reports/exchanges/StoredExchange.ts';
import { wrongKeys } from '../../suites/probes/wrongKeys.ts';
import { isObject, type Json } from './Json.ts';

/** Why a record is passed over. */
export interface PassedOver {
  readonly reason: string;
}

/**
 * A line of our own exchanges.ndjson, or of any file with a record a line: `{request: {method, url or path, headers or contentType,
 * body}, response: {status, headers or contentType, body, truncated}}`, bodies as text. Undefined for anything else.
 */
export function readTrafficLine(record: unknown, id: string): SeenExchange | PassedOver | undefined {
  if (!isObject(record) || !isObject(record.request)) return undefined;
  if ('timings' in record && typeof record.id === 'string')
    return readStored(record as unknown as StoredExchange, id);
  const { request, response } = record;
  const url = typeof request.url === 'string' ? request.url : urlOf(request.path);
  if (url === undefined || typeof request.method !== 'string') return undefined;
  return {
    id,
    request: {
      method: request.method.toUpperCase(),
      url,
      headers: headersOf(request),
      body: typeof request.body === 'string' ? Buffer.from(request.body, 'utf8') : new Uint8Array(),
    },
    response: isObject(response) && typeof response.status === 'number' ? answerOf(response) : null,
    timings: { startedAt: new Date(0).toISOString(), durationMs: 0 },
  };
}

/** A record that names no host is of this one. */
const urlOf = (path: unknown): string | undefined =>
  typeof path === 'string' ? `http://recorded${path.startsWith('/') ? '' : '/'}${path}` : undefined;

const answerOf = ({ status, body, truncated, ...rest }: Json): SeenExchange['response'] => ({
  status: status as number,
  headers: headersOf(rest).map(([name, value]) => [name.toLowerCase(), value] as const),
  body: typeof body === 'string' ? Buffer.from(body, 'utf8') : null,
  ...(truncated === true ? { isCut: true } : {}),
});

function headersOf({ headers, contentType }: Json): Headers {
  const given = Array.isArray(headers) ? headers : isObject(headers) ? Object.entries(headers) : [];
  const pairs = given.flatMap((pair: unknown) =>
    Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string'
      ? [[pair[0], pair[1]] as const]
      : [],
  );
  return typeof contentType === 'string' ? [['Content-Type', contentType], ...pairs] : pairs;
}

/** In a stored exchange every wrong key looks like the right one: both were removed. */
const withWrongKey = new RegExp(`(?:${wrongKeys.join('|')})-key\\)$`);

function readStored({ request, response, timings }: StoredExchange, id: string): SeenExchange | PassedOver {
  const agent = request.headers.find(([name]) => name.toLowerCase() === 'user-agent')?.[1] ?? '';
  if (agent.startsWith('assay/') && withWrongKey.test(agent))
    return { reason: 'a wrong key was sent on purpose' };
  const sent = bodyOf(request.body);
  return {
    id,
    request: { method: request.method, url: request.url, headers: request.headers, body: sent.bytes },
    response:
      response === null
        ? null
        : {
            status: response.status,
            headers: response.headers,
            body: bodyOf(response.body).bytes,
            ...(bodyOf(response.body).isCut ? { isCut: true } : {}),
          },
    timings,
  };
}

function bodyOf(body: StoredExchange['request']['body']): {
  readonly bytes: Uint8Array | null;
  readonly isCut: boolean;
} {
  if ('text' in body) return { bytes: Buffer.from(body.text, 'utf8'), isCut: false };
  if ('base64' in body) return { bytes: Buffer.from(body.base64, 'base64'), isCut: false };
  return { bytes: null, isCut: 'head' in body };
}
