import { charsetOf } from '../../formats/charset/charsetOf.ts';
import { codecs } from '../../formats/codecs.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Call } from '../exchanges/Answer.ts';
import { type Headers, mostBodyBytes } from '../exchanges/Exchange.ts';
import { headerIn, mediaType } from '../exchanges/headers.ts';
import { decompressed } from '../transport/decompressed.ts';
import { formatOfBody, type NotJudged, type PlaceCalled, placeCalled } from './placeCalled.ts';
import type { SeenExchange } from './SeenExchange.ts';

/** A request of somebody else as the call that it is. */
export interface AttributedCall {
  readonly call: Call;
  /** The key in it; null if none could be read. */
  readonly key: string | null;
  /** Whether no other key can stand in it: its body was read, and holds a key or is written as documented without one. */
  readonly isKeyKnown: boolean;
  /**
   * Why the request is not as the document shows it; undefined if it is. Whatever such a request is refused with, the document does not
   * say.
   */
  readonly departs?: string;
}

/** What was sent and how, as a call of an operation; or why the document shows no such call. */
export function attributeCall(
  request: SeenExchange['request'],
  basePath: string,
): AttributedCall | NotJudged {
  const place = placeCalled(request, basePath);
  if ('reason' in place) return place;
  const { operation, format, address, callback, isShown } = place;
  const { searchParams: query } = new URL(request.url);
  const read = request.method === 'GET' ? fieldsOf(request) : readBody(request, place);
  const extra = [...query.keys()].some((name) => name !== 'format' && name !== 'callback');
  const { APIKEY: given, ...members } = read.members;
  const key = typeof given === 'string' && given !== '' ? given : null;
  const departs =
    read.departs ??
    (isShown ? undefined : 'the document does not show it by this method or address') ??
    (extra ? 'fields in the query beside a body' : undefined) ??
    (asksOtherwise(request.headers, place) ? 'it asks for another format with Accept' : undefined) ??
    (key === null ? 'it has no key' : undefined);
  return {
    call: {
      operation,
      operationName: operation.name,
      format,
      address,
      members,
      caseId: '',
      ...(callback === undefined ? {} : { callback }),
    },
    key,
    isKeyKnown: request.body?.length === 0 || read.body === 'clean' || (read.body === 'read' && key !== null),
    ...(departs === undefined ? {} : { departs }),
  };
}

/** Whether nothing but the Content-Type names the format, and Accept names another: then either may decide (FMT-10). */
function asksOtherwise(headers: Headers, { format, address }: PlaceCalled): boolean {
  if (address !== 'named' && address !== 'namedGet') return false;
  const accept = headerIn(headers, 'accept') ?? '';
  const types = accept.split(',').map((type) => mediaType(type));
  const wanted = mediaType(codecs[format].contentType);
  return types.some((type) => type !== '' && type !== '*/*' && type !== wanted);
}

interface ReadRequest {
  readonly members: RecordValue;
  readonly departs?: string;
  /** `clean`: all of it was understood. `read`: a part was, and the rest may hold anything. */
  readonly body: 'clean' | 'read' | 'unread';
}

const fieldsOf = ({ url }: SeenExchange['request']): ReadRequest => {
  const key = new URL(url).searchParams.get('APIKEY');
  return {
    members: key === null ? {} : { APIKEY: key },
    departs: 'its fields are in the query',
    body: 'unread',
  };
};

function readBody({ headers, body: raw }: SeenExchange['request'], place: PlaceCalled): ReadRequest {
  const { operation, format } = place;
  if (raw === null) return unread('its body was not recorded');
  const body = uncompressed(raw, headers);
  const contentType = headerIn(headers, 'content-type');
  if (mediaType(contentType ?? '') === formType) return readForm(body);
  const isCompressed = headerIn(headers, 'content-encoding') !== undefined;
  const written: Format = isSoap(format) ? format : (formatOfBody(headers) ?? format);
  try {
    const shape = requestShape(operation);
    const options = contentType === undefined ? {} : { contentType };
    const { value, deviations, undocumented, layout } = codecs[written].decode(shape, body, options);
    const [first] = deviations;
    const misread =
      (isCompressed ? 'its body is compressed' : undefined) ??
      (layout === 'message' ? undefined : 'its body is no message') ??
      (first === undefined ? undefined : `${first.path || 'its body'} is not written as documented`) ??
      (undocumented.length === 0 ? undefined : 'it has members that the document does not list');
    const departs =
      misread ?? (isTyped(contentType, place) ? undefined : 'its Content-Type is not that of the format');
    const members = { members: value, body: misread === undefined ? 'clean' : 'read' } as const;
    return departs === undefined ? members : { ...members, departs };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return unread(isCompressed ? 'its body is compressed' : "its body can't be read");
  }
}

const unread = (departs: string): ReadRequest => ({ members: {}, departs, body: 'unread' });

/** How a page sends its fields. */
export const formType = 'application/x-www-form-urlencoded';

function readForm(body: Uint8Array): ReadRequest {
  const key = new URLSearchParams(Buffer.from(body).toString('utf8')).get('APIKEY');
  return { members: key === null ? {} : { APIKEY: key }, departs: 'its fields are in a form', body: 'read' };
}

/** The body of a request with its Content-Encoding undone, or as it is where that can't be done. */
export function uncompressed(body: Uint8Array, headers: Headers): Uint8Array {
  const named = headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  return decompressed(body, named, mostBodyBytes)?.body ?? body;
}

/** Whether a request has the Content-Type that the document shows: that of the format, in UTF-8. */
function isTyped(contentType: string | undefined, { format, address }: PlaceCalled): boolean {
  if (contentType === undefined) return false;
  if (!/^utf-?8$/.test(charsetOf(contentType) ?? 'utf-8')) return false;
  // No body is shown for soap by a suffix or the query (FMT-6).
  if (isSoap(format) && address !== 'soap') return false;
  return mediaType(contentType) === mediaType(codecs[format].contentType);
}
