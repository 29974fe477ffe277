import { codecs } from '../../formats/codecs.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Call } from '../exchanges/Answer.ts';
import { mediaType } from '../exchanges/unreadable.ts';
import { formatOfBody, headerIn, type PlaceCalled, placeCalled, type Unattributed } from './placeCalled.ts';
import type { SeenExchange } from './SeenExchange.ts';

/** A request of somebody else as the call that it is. */
export interface AttributedCall {
  readonly call: Call;
  /** The key in it; null if none could be read. */
  readonly key: string | null;
  /** Whether its body, if it has one, was read: a key may stand in any other. */
  readonly isBodyRead: boolean;
  /**
   * Why the request is not as the document shows it; undefined if it is. Whatever such a request is refused with, the document does not
   * say.
   */
  readonly departs?: string;
}

/** What was sent and how, as a call of an operation; or why it is none that the document shows. */
export function attributeCall(
  request: SeenExchange['request'],
  basePath: string,
): AttributedCall | Unattributed {
  const place = placeCalled(request, basePath);
  if ('reason' in place) return place;
  const { operation, format, address, callback, isShown } = place;
  const { searchParams: query } = new URL(request.url);
  const read = request.method === 'GET' ? fieldsOf(query) : readBody(request, place);
  const extra = [...query.keys()].some((name) => name !== 'format' && name !== 'callback');
  const { APIKEY: key, ...members } = read.members;
  const departs =
    read.departs ??
    (isShown ? undefined : 'the document does not show it by this method or address') ??
    (extra ? 'fields in the query beside a body' : undefined) ??
    (typeof key === 'string' && key !== '' ? undefined : 'it has no key');
  return {
    call: {
      ...{ operation, operationName: operation.name, format, address, members, caseId: '' },
      ...(callback === undefined ? {} : { callback }),
    },
    key: typeof key === 'string' && key !== '' ? key : null,
    isBodyRead: read.isBodyRead ?? (request.body ?? []).length === 0,
    ...(departs === undefined ? {} : { departs }),
  };
}

interface ReadRequest {
  readonly members: RecordValue;
  readonly departs?: string;
  readonly isBodyRead?: true;
}

const fieldsOf = (query: URLSearchParams): ReadRequest => {
  const key = query.get('APIKEY');
  return { members: key === null ? {} : { APIKEY: key }, departs: 'its fields are in the query' };
};

function readBody({ headers, body }: SeenExchange['request'], place: PlaceCalled): ReadRequest {
  const { operation, format } = place;
  if (body === null) return { members: {}, departs: 'its body was not recorded' };
  if (headerIn(headers, 'content-encoding') !== undefined)
    return { members: {}, departs: 'its body is compressed' };
  const contentType = headerIn(headers, 'content-type');
  const written: Format = isSoap(format) ? format : (formatOfBody(headers) ?? format);
  try {
    const shape = requestShape(operation);
    const options = contentType === undefined ? {} : { contentType };
    const { value, deviations, undocumented, layout } = codecs[written].decode(shape, body, options);
    const [first] = deviations;
    const departs =
      (layout === 'message' ? undefined : 'its body is no message') ??
      (first === undefined ? undefined : `${first.path || 'its body'} is not written as documented`) ??
      (undocumented.length === 0 ? undefined : 'it has members that the document does not list') ??
      (isTyped(contentType, place) ? undefined : 'its Content-Type is not that of the format');
    return { members: value, isBodyRead: true, ...(departs === undefined ? {} : { departs }) };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return { members: {}, departs: "its body can't be read" };
  }
}

/** Whether a request has the Content-Type that the document shows: that of the format, in UTF-8. */
function isTyped(contentType: string | undefined, { format, address }: PlaceCalled): boolean {
  if (contentType === undefined) return false;
  const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return false;
  // No body is shown for soap by a suffix or the query (FMT-6).
  if (isSoap(format) && address !== 'soap') return false;
  return mediaType(contentType) === mediaType(codecs[format].contentType);
}
