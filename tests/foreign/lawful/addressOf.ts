import { operations } from './operations.ts';
import type { Incoming } from './Reply.ts';

const formats = ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'] as const;

export type Format = (typeof formats)[number];

export interface Address {
  /** Null where a SOAP call names it elsewhere. */
  readonly operation: string | null;
  /** In which the answer is written. */
  readonly format: Format;
  /** In which the body is read; null reads the query. */
  readonly bodyFormat: Format | null;
}

const mediaTypes: Readonly<Record<string, Format>> = {
  'application/json': 'json',
  'application/xml': 'xml',
  'text/jsv': 'jsv',
  'text/csv': 'csv',
};

const isFormat = (word: string | null): word is Format => formats.some((format) => format === word);

/** What a request asks for, or undefined for what is not at any documented address. */
export function addressOf(
  incoming: Incoming,
  bareFormat: (bodyFormat: Format | null) => Format,
): Address | undefined {
  const { path, method } = incoming;
  if (path === '/soap11' || path === '/soap12')
    return method === 'POST' ? soap(path.slice(1) as Format) : undefined;
  const generic = /^\/(json|xml|jsv|csv)\/reply\/(\w+)$/.exec(path);
  if (generic !== null) {
    const format = generic[1] as Format;
    return method === 'POST' ? { operation: generic[2] ?? '', format, bodyFormat: format } : undefined;
  }
  return namedAddress(incoming, bareFormat);
}

const soap = (format: Format): Address => ({ operation: null, format, bodyFormat: format });

/** In which format a bare named route is answered the document leaves open (FMT-10). */
function namedAddress(
  { path, method, query, headers }: Incoming,
  bareFormat: (bodyFormat: Format | null) => Format,
): Address | undefined {
  const [bare = '', suffix = null] = path.split('.');
  const found = Object.entries(operations).find(([, { route }]) => route?.path === bare);
  if (found === undefined) return undefined;
  const [operation, { route }] = found;
  const asked = suffix ?? query.get('format');
  if (asked !== null && !isFormat(asked)) return undefined;
  if (method === 'GET')
    return route?.get === true
      ? { operation, format: asked ?? bareFormat(null), bodyFormat: null }
      : undefined;
  if (method !== 'POST') return undefined;
  const mediaType = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const sent = mediaTypes[mediaType] ?? null;
  const format = asked ?? bareFormat(sent);
  return { operation, format, bodyFormat: sent ?? format };
}
