import type { Address } from '../../specs/Address.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import { placeExists } from '../../specs/placeExists.ts';
import type { Headers } from '../exchanges/Exchange.ts';
import { headerIn, mediaTypeIn } from '../exchanges/headers.ts';
import { operationInEnvelope } from '../exchanges/operationInEnvelope.ts';
import type { SeenExchange } from './SeenExchange.ts';

/** Where a request went, and whether the document shows this method there. */
export interface PlaceCalled {
  readonly operation: Operation;
  readonly format: Format;
  readonly address: Address;
  readonly callback?: string;
  readonly isShown: boolean;
}

/** Why an answer can't be judged, to be counted. */
export interface NotJudged {
  readonly reason: string;
}

const routes: ReadonlyMap<string, Operation> = new Map(
  [...operations.values()].flatMap((operation) =>
    operation.route === undefined ? [] : [[operation.route.path, operation] as const],
  ),
);

const notJudged = (reason: string): NotJudged => ({ reason });

/**
 * The operation, format and address of a request to the target with this base path (Endpoints). What the document leaves open, such as
 * a format that disagrees with the path, gives a reason instead (FMT-10).
 */
export function placeCalled(request: SeenExchange['request'], basePath: string): PlaceCalled | NotJudged {
  const { method, url, headers } = request;
  if (!URL.canParse(url)) return notJudged('no URL that can be read');
  const { pathname, searchParams: query } = new URL(url);
  if (!pathname.startsWith(`${basePath}/`)) return notJudged('not under the base path');
  if (method !== 'POST' && method !== 'GET') return notJudged(`the method ${method.slice(0, 20)}`);
  const path = pathname.slice(basePath.length);
  const asked = query.get('format');
  const format = formats.find((one) => one === asked);
  if (query.getAll('format').length > 1 || query.getAll('callback').length > 1)
    return notJudged('format or callback twice');
  if (asked !== null && format === undefined) return notJudged('a format that the document does not list');
  const soap = formats.find((one) => isSoap(one) && path === `/${one}`);
  const at = soap
    ? soapPlace(request, soap, asked)
    : (genericPlace(path, method, format) ?? namedPlace(path, method, format, headers));
  if (at === undefined) return notJudged('an address that the document does not list');
  if ('reason' in at) return at;
  return withCallback(at, query.get('callback'));
}

function soapPlace(
  { method, headers, body }: SeenExchange['request'],
  format: Format,
  asked: string | null,
): PlaceCalled | NotJudged {
  if (asked !== null && asked !== format) return notJudged('a format that disagrees with the path');
  const header = headerIn(headers, 'soapaction')?.trim();
  const action = header === undefined ? undefined : /^"?(?:.*[/#:])?(\w+)"?$/.exec(header)?.[1];
  const inBody = operationInEnvelope(body ?? new Uint8Array());
  const named = [action, inBody].flatMap((name) => operations.get(name ?? '') ?? []);
  const [operation, other] = named;
  if (operation === undefined) return notJudged('an envelope for no operation of the document');
  if (other !== undefined && other !== operation)
    return notJudged('a SOAPAction and a body that name two operations');
  const isBare = header === operation.name || (header === undefined && format === 'soap12');
  return { operation, format, address: 'soap', isShown: method === 'POST' && isBare && asked === null };
}

function genericPlace(
  path: string,
  method: string,
  asked: Format | undefined,
): PlaceCalled | NotJudged | undefined {
  const [, word, name = ''] = /^\/([a-z]+)\/reply\/([^/]+)$/.exec(path) ?? [];
  const format = formats.find((one) => one === word && !isSoap(one));
  if (format === undefined) return undefined;
  const operation = operations.get(name);
  if (operation === undefined)
    return notJudged(
      operations.has(name.split('.')[0] ?? '')
        ? 'a suffix on a generic path'
        : 'an operation that the document does not list',
    );
  if (asked !== undefined && asked !== format) return notJudged('a format that disagrees with the path');
  return { operation, format, address: asked === undefined ? 'path' : 'query', isShown: method === 'POST' };
}

function namedPlace(
  path: string,
  method: string,
  asked: Format | undefined,
  headers: Headers,
): PlaceCalled | NotJudged | undefined {
  const suffix = formats.find((one) => path.endsWith(`.${one}`));
  const route = suffix === undefined ? path : path.slice(0, -suffix.length - 1);
  const operation = routes.get(route);
  if (operation === undefined) return undefined;
  if (suffix !== undefined && asked !== undefined) return notJudged('a suffix and a format at once');
  const isShown = method === 'POST';
  if (suffix !== undefined) return { operation, format: suffix, address: 'suffix', isShown };
  if (asked !== undefined) return { operation, format: asked, address: 'query', isShown };
  if (method === 'GET') {
    const at = { operation, format: 'json', address: 'namedGet' } as const;
    // The document shows the key in a body alone (FMT-9).
    return placeExists(at)
      ? { ...at, isShown: false }
      : notJudged('GET on a route that is not marked with it');
  }
  const written = formatOfBody(headers);
  return written === undefined
    ? notJudged('a bare route, and a Content-Type of no format')
    : { operation, format: written, address: 'named', isShown };
}

function withCallback(place: PlaceCalled, callback: string | null): PlaceCalled | NotJudged {
  if (callback === null) return place;
  if (place.format !== 'json' || ['named', 'namedGet'].includes(place.address))
    return notJudged('a callback where json is not asked for');
  if (!/^[A-Za-z_$][\w$]*$/.test(callback)) return notJudged('a callback that is no plain identifier');
  // Whatever else names the format: what comes is judged as a callback (FMT-8).
  return { ...place, callback, address: 'jsonp' };
}

/** The format that the Content-Type of a request names; soap shares its type with other XML. */
export const formatOfBody = (headers: Headers): Format | undefined => {
  const type = mediaTypeIn(headers);
  return (
    { 'application/json': 'json', 'application/xml': 'xml', 'text/jsv': 'jsv', 'text/csv': 'csv' } as const
  )[type];
};
