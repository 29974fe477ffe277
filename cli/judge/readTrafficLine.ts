import type { Headers } from '../../harness/exchanges/Exchange.ts';
import { headerIn } from '../../harness/exchanges/headers.ts';
import type { NotJudged } from '../../harness/traffic/placeCalled.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';
import type { StoredExchange } from '../../reports/exchanges/StoredExchange.ts';
import { wrongKeys } from '../../suites/probes/wrongKeys.ts';
import { bytesOf, inPart, inUtf8, isObject, type Json } from './readHar.ts';

/** Stands for the host where a record names none, and nobody says where its request went. */
const nowhere = 'http://recorded';

/**
 * A line of our own exchanges.ndjson, or of any file with a record a line. It is `{request: {method, url or path, headers or contentType,
 * body}, response: {status, headers or contentType, body, truncated}}`, bodies as text. Undefined for anything else. A path is one
 * of the host `origin`.
 */
export function readTrafficLine(
  record: unknown,
  id: string,
  origin = nowhere,
): SeenExchange | NotJudged | undefined {
  if (!isObject(record) || !isObject(record.request)) return undefined;
  if (isStored(record)) return readStored(record, id);
  const { request, response } = record as { readonly request: Json; readonly response?: unknown };
  const { path } = request;
  const ofPath = typeof path === 'string' ? `${origin}${path.startsWith('/') ? '' : '/'}${path}` : undefined;
  const url = typeof request.url === 'string' ? request.url : ofPath;
  if (url === undefined || typeof request.method !== 'string') return undefined;
  return {
    id,
    request: {
      method: request.method.toUpperCase(),
      url,
      headers: headersOf(request) ?? [],
      body: typeof request.body === 'string' ? Buffer.from(request.body, 'utf8') : new Uint8Array(),
    },
    response: isObject(response) && typeof response.status === 'number' ? answerOf(response) : null,
    timings: { startedAt: new Date(0).toISOString(), durationMs: 0 },
  };
}

/** Whether a record is a line of our own. Others have an id and timings too. */
function isStored(record: Json): record is Json & StoredExchange {
  const { id, request, response, timings } = record;
  const isMessage = (message: unknown): boolean =>
    isObject(message) &&
    isObject(message.body) &&
    Array.isArray(message.headers) &&
    message.headers.every(
      (pair: unknown) => Array.isArray(pair) && pair.every((text) => typeof text === 'string'),
    );
  const isAsked =
    isObject(request) &&
    typeof request.method === 'string' &&
    typeof request.url === 'string' &&
    isMessage(request);
  const isAnswered =
    response === null || (isObject(response) && typeof response.status === 'number' && isMessage(response));
  return typeof id === 'string' && isObject(timings) && isAsked && isAnswered;
}

const answerOf = ({ status, body, truncated, ...rest }: Json): SeenExchange['response'] => ({
  status: status as number,
  headers:
    headersOf(rest)
      ?.map(([name, value]) => [name.toLowerCase(), value] as const)
      .map(inUtf8) ?? null,
  body: typeof body === 'string' ? bytesOf(body) : null,
  ...(truncated === true ? { notWhole: inPart } : {}),
});

/** Null if the record has none. */
function headersOf({ headers, contentType }: Json): Headers | null {
  const given = Array.isArray(headers) ? headers : isObject(headers) ? Object.entries(headers) : null;
  const typed = typeof contentType === 'string' ? [['Content-Type', contentType] as const] : [];
  if (given === null) return typed.length === 0 ? null : typed;
  return [...typed, ...given.flatMap(pairsIn)];
}

/** A header as `[name, value]`, `[name, [value, …]]` or `{name, value}`. */
function pairsIn(header: unknown): Headers {
  const [name, value] = isObject(header)
    ? [header.name, header.value]
    : Array.isArray(header)
      ? (header as unknown[])
      : [];
  if (typeof name !== 'string') return [];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => (typeof one === 'string' ? [[name, one] as const] : []));
}

/** In a stored exchange every wrong key looks like the right one: both were removed. */
const withWrongKey = new RegExp(`(?:${wrongKeys.join('|')})-key\\)$`);

function readStored({ request, response, timings }: StoredExchange, id: string): SeenExchange | NotJudged {
  const agent = headerIn(request.headers, 'user-agent') ?? '';
  if (agent.startsWith('assay/') && withWrongKey.test(agent))
    return { reason: 'a wrong key was sent on purpose' };
  return {
    id,
    request: {
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: bodyOf(request.body).body,
    },
    response:
      response === null
        ? null
        : { status: response.status, headers: response.headers, ...bodyOf(response.body) },
    timings,
  };
}

function bodyOf(
  stored: StoredExchange['request']['body'],
): Pick<NonNullable<SeenExchange['response']>, 'body' | 'notWhole'> {
  if ('text' in stored) return { body: Buffer.from(stored.text, 'utf8') };
  if ('base64' in stored) return { body: Buffer.from(stored.base64, 'base64') };
  return { body: null, ...('head' in stored ? { notWhole: inPart } : {}) };
}
