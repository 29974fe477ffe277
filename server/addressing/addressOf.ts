import { DecodeError } from '../../formats/DecodeError.ts';
import { outlineXml } from '../../formats/xml/outlineXml.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import type { Call } from '../Call.ts';
import type { HttpRequest } from '../HttpRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { OpenChoices } from '../openChoices.ts';
import { mediaTypeFormat } from './mediaTypeFormat.ts';
import type { Route } from './Route.ts';
import { routeOf } from './routeOf.ts';

/** A call, and why it can't be carried out as addressed. */
export interface Addressed {
  readonly call: Call;
  readonly refusal: OperationFailure | DecodeError | null;
}

/**
 * Finds the operation and the formats of a request at any address of the document (Endpoints; openChoices.ts for
 * what it leaves open). The body is looked into only on the SOAP paths, for the name of its element.
 */
export function addressOf(request: HttpRequest, basePath: string, choices: OpenChoices): Addressed {
  const { path, query } = splitUrl(request.url);
  const route = path.startsWith(`${basePath}/`) ? routeOf(path.slice(basePath.length)) : undefined;
  const asked = query.get('format');
  const askedFormat = formats.find((each) => each === asked);
  const contentType = mediaTypeFormat(request.headers['content-type']);
  const format = answerFormat([
    route?.suffix,
    askedFormat,
    route?.format,
    mediaTypeFormat(request.headers.accept),
    contentType,
  ]);
  const callback = format === 'json' ? query.get('callback') : null;
  const plain: Call = { operation: null, format, body: 'none', query, callback: null };
  const refused = (status: number, message: string): Addressed => ({
    call: plain,
    refusal: new OperationFailure(message, { status }),
  });
  if (route === undefined) return refused(choices.statusOfUnknown, 'There is nothing at this path.');
  if (asked !== null && askedFormat === undefined) {
    return refused(choices.statusOfBadRequest, `The format is not one of ${formats.join(', ')}.`);
  }
  if (!route.methods.includes(request.method)) {
    const headers = { allow: route.methods.join(', ') };
    const message = `This path takes ${route.methods.join(' and ')} only.`;
    return { call: plain, refusal: new OperationFailure(message, { status: 405, headers }) };
  }
  if (callback !== null && !/^[\p{L}_$][\p{L}\p{N}_$.]{0,199}$/u.test(callback)) {
    return refused(choices.statusOfBadRequest, 'callback is not the name of a function.');
  }
  try {
    const operation = operationOf(route, request, choices);
    const body = bodyFormat(route, request, contentType, format);
    return { call: { operation, format, body, query, callback }, refusal: null };
  } catch (error) {
    if (error instanceof OperationFailure || error instanceof DecodeError)
      return { call: plain, refusal: error };
    throw error;
  }
}

function splitUrl(url: string): { readonly path: string; readonly query: URLSearchParams } {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = target.indexOf('?');
  return mark === -1
    ? { path: target, query: new URLSearchParams() }
    : { path: target.slice(0, mark), query: new URLSearchParams(target.slice(mark + 1)) };
}

/** The first that is a format; json where none is. */
const answerFormat = (wanted: readonly (Format | 'form' | null | undefined)[]): Format =>
  wanted.find((format): format is Format => format !== undefined && format !== null && format !== 'form') ??
  'json';

function operationOf(route: Route, request: HttpRequest, choices: OpenChoices): Operation {
  const name = route.operation ?? elementInEnvelope(request);
  const found = operations.get(name);
  if (found !== undefined) return found;
  throw new OperationFailure(`There is no operation named "${name.slice(0, 100)}".`, {
    status: choices.statusOfUnknown,
  });
}

/** The name of the element in the Body; SOAPAction is neither needed nor believed. */
function elementInEnvelope({ body, headers }: HttpRequest): string {
  const contentType = headers['content-type'];
  const nothing = { name: '', members: [], byName: new Map(), open: false };
  return outlineXml(nothing, body, contentType === undefined ? {} : { contentType }).root.name;
}

function bodyFormat(
  route: Route,
  { method, body }: HttpRequest,
  contentType: Format | 'form' | undefined,
  answer: Format,
): Call['body'] {
  if (route.kind === 'soap' && route.format !== null) return route.format;
  if (method === 'GET' || body.length === 0) return 'none';
  if (isSoap(answer) && (contentType === 'xml' || contentType === 'soap12')) return answer;
  return contentType ?? route.format ?? answer;
}
