import type { IncomingMessage } from 'node:http';
import type { Format } from '../formats/Format.ts';
import { isFormat } from '../formats/Format.ts';
import { operations } from '../operations/operations.ts';

/** The two segments that all paths start with. */
export const BASE_PATH = '/fulfilment/eu-1';

/** What a request line asks for. */
export interface Target {
  /** Nothing at the soap endpoints, where the body names it. */
  readonly operation: string | undefined;
  readonly format: Format;
  readonly callback: string | null;
  readonly query: URLSearchParams;
}

const ACCEPTED = new Map<string, Format>([
  ['application/json', 'json'],
  ['application/xml', 'xml'],
  ['text/jsv', 'jsv'],
  ['text/csv', 'csv'],
]);

/** Finds the operation and the format of a request, where its path and method are known ones. */
export function findTarget(request: IncomingMessage): Target | undefined {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (!url.pathname.startsWith(`${BASE_PATH}/`)) return undefined;
  const segments = url.pathname.slice(BASE_PATH.length + 1).split('/');
  const last = segments.pop() ?? '';
  const [, name = last, suffix] = /^(.*)\.([a-z0-9]+)$/.exec(last) ?? [];
  const asked = [suffix, url.searchParams.get('format')?.toLowerCase()].find(isFormat);
  const common = { callback: url.searchParams.get('callback'), query: url.searchParams };
  const posted = request.method === 'POST';
  if (segments.length === 0 && posted && (last === 'soap11' || last === 'soap12')) {
    return { operation: undefined, format: last, ...common };
  }
  const operation = suffix === undefined || isFormat(suffix) ? operations.get(name) : undefined;
  if (!operation || (!posted && request.method !== 'GET')) return undefined;
  const [first, reply] = segments;
  if (segments.length === 2 && reply === 'reply' && isFormat(first))
    return { operation: name, format: asked ?? first, ...common };
  if (segments.length !== 1 || operation.route !== first || !(posted || operation.alsoGet)) return undefined;
  return { operation: name, format: asked ?? acceptedFormat(request) ?? 'xml', ...common };
}

function acceptedFormat(request: IncomingMessage): Format | undefined {
  const types = (request.headers.accept ?? '')
    .split(',')
    .map((type) => (type.split(';')[0] ?? '').trim().toLowerCase());
  return types.map((type) => ACCEPTED.get(type)).find((format) => format !== undefined);
}
