import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { operationInEnvelope } from '../../harness/exchanges/operationInEnvelope.ts';
import { isPlainKey } from '../../harness/redaction/isPlainKey.ts';
import { keyPlaceholder, redactor } from '../../harness/redaction/redactor.ts';
import { type CurlConnection, plainCurl } from '../../harness/stored/curlConnection.ts';
import { curlLine } from '../../harness/stored/curlLine.ts';
import { wholeBody } from '../../harness/stored/exchangeIn.ts';
import type { StoredBody } from '../../harness/stored/exchangeLine.ts';
import { actionSent, writeInWords } from '../../harness/words/writeInWords.ts';
import { operations } from '../../specs/operations.ts';
import { calledPlace } from './calledPlace.ts';
import type { KeptBody, KeptExchange } from './KeptExchange.ts';
import type { StoredExchange } from './StoredExchange.ts';

/** How many characters of a body are kept, at its beginning and at its end. */
interface Room {
  readonly head: number;
  readonly tail: number;
}

/** A report holds hundreds of bodies. */
const inReports: Room = { head: 24 * 1024, tail: 4 * 1024 };

/** All that was stored. */
export const unlimited: Room = { head: Number.POSITIVE_INFINITY, tail: Number.POSITIVE_INFINITY };

/** Nobody can use a longer command. */
const longestCommand = 8 * 1024;

/** A stored exchange, already redacted, in the form that reports keep. */
export function keepExchange(
  stored: StoredExchange,
  apiKey: string,
  connection?: CurlConnection,
  room = inReports,
): KeptExchange {
  const { id, request, response, failure, timings } = stored;
  const curl = commandOf(stored, apiKey, connection);
  const called = calledPlace(request.url, request.headers);
  return {
    id,
    ...(called === undefined ? {} : { operation: called.operation }),
    request: {
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: keptBody(request.body, room),
    },
    response:
      response === null
        ? null
        : { status: response.status, headers: response.headers, body: keptBody(response.body, room) },
    ...(failure === undefined ? {} : { failure: failure.message }),
    durationMs: Math.round(timings.durationMs * 10) / 10,
    ...(curl === undefined || curl.length > longestCommand ? {} : { curl }),
  };
}

/** The request as a curl line, marked if it writes; undefined if its body was not stored whole. */
export function commandOf(
  { request }: StoredExchange,
  apiKey: string,
  connection: CurlConnection = plainCurl,
): string | undefined {
  const body = wholeBody(request.body);
  if (body === undefined) return undefined;
  // The stored request no longer shows how the key was escaped in it. A key of plain letters never is.
  const key = isPlainKey(apiKey) ? keyPlaceholder : apiKey;
  return `${writeNote({ ...request, body })}${curlLine({ ...request, body }, redactor([]), key, { connection })}`;
}

/** A line of comment for a request that writes; nothing for one that reads. */
function writeNote(request: Exchange['request']): string {
  const called = calledPlace(request.url, request.headers);
  const name = called?.operation ?? operationInEnvelope(request.body);
  const written = name === undefined ? undefined : operations.get(name);
  if (written === undefined) return '';
  const words = writeInWords(written, actionSent(request, written, called?.format ?? 'soap12'));
  return words === undefined ? '' : `# This call changes data: ${words}.\n`;
}

function keptBody(body: StoredBody, room: Room): KeptBody {
  if ('leftOut' in body) return { head: '', length: body.length, leftOut: body.leftOut };
  if ('length' in body) {
    // Text may continue in bytes that are not text. Then both ends are shown as bytes.
    const { head, tail, length } = body;
    if ('text' in head && 'text' in tail) return { ...ends(head.text, tail.text, room), length };
    const bytes = (part: typeof head): string =>
      'base64' in part ? part.base64 : Buffer.from(part.text, 'utf8').toString('base64');
    return { ...ends(bytes(head), bytes(tail), room), length, base64: true };
  }
  const text = 'text' in body ? body.text : body.base64;
  const kind = 'text' in body ? {} : ({ base64: true } as const);
  if (text.length <= room.head + room.tail) return { head: text, ...kind };
  const length = 'text' in body ? Buffer.byteLength(text) : Math.floor((text.length * 3) / 4);
  return { ...ends(text, text, room), length, ...kind };
}

/** The two ends of a body that are kept. Each length is whole base64 groups, so that each end can be read separately. */
const ends = (head: string, tail: string, room: Room): { readonly head: string; readonly tail: string } => ({
  head: head.slice(0, room.head),
  tail: tail.slice(-room.tail),
});
