import { type Decode, decodedOnce } from '../addressing/decodedOnce.ts';
import { detourRequest } from '../addressing/detourRequest.ts';
import { documentedRequest } from '../addressing/documentedRequest.ts';
import { effectOf } from '../addressing/effectOf.ts';
import { mayBeNotFound, notFoundText } from '../addressing/notFound.ts';
import { readResponse } from '../addressing/readResponse.ts';
import { wasRefused } from '../addressing/wasRefused.ts';
import { refusedWithoutWord } from '../dialect/refusedWithoutWord.ts';
import type { Answer, Call } from '../exchanges/Answer.ts';
import type { Api } from './Api.ts';
import type { Capabilities, Detour } from './Capabilities.ts';
import type { Target, WireRequest } from './Target.ts';

export interface ApiOptions {
  readonly target: Target;
  readonly capabilities: Capabilities;
  /** Sent in every call that does not bring its own APIKEY. */
  readonly apiKey: string;
  /** May also recognise answers of other runs, where many targets answer alike. */
  readonly decode?: Decode;
}

/**
 * Opens the API on a target. Calls are written as documented. If the target does not read a format, the call is made again by the
 * detour that was found (docs/judging.md, The target's dialect).
 */
export function openApi({ target, capabilities, apiKey, decode = decodedOnce() }: ApiOptions): Api {
  const send = async (call: Call, request: WireRequest): Promise<Answer> => {
    const exchange = await target.send(call.urgent === true ? { ...request, urgent: true } : request);
    const { decoded, decodeError, readAs } = readResponse(call, exchange, decode);
    const read = {
      call,
      exchange,
      decoded,
      decodeError,
      detour: null,
      ...(readAs === null ? {} : { readAs }),
    };
    const isUntold = capabilities.untold?.includes(call.format) === true && refusedWithoutWord(read);
    return isUntold ? { ...read, untold: true } : read;
  };

  /** The target's json answer to an operation that does not exist. It is asked for once, and only when it may be needed. */
  let unknown: Promise<Answer> | undefined;
  const told = async (answer: Answer): Promise<Answer> => {
    if (!mayBeNotFound(answer)) return answer;
    const call: Call = { ...unknownOperation, caseId: answer.call.caseId };
    const asked = unknown ?? send(call, documentedRequest(call, capabilities, apiKey));
    unknown = asked;
    const found = await asked.catch((error: unknown) => {
      unknown = undefined;
      throw error;
    });
    const { exchange } = found;
    // An answer that met an outage tells nothing, so it is asked for again.
    if (exchange.response === null && unknown === asked) unknown = undefined;
    const isAlike = exchange.response?.status === 404 && notFoundText(found) === notFoundText(answer);
    return isAlike ? { ...answer, notFound: true } : answer;
  };

  return {
    call: async (call) => {
      const written = documentedRequest(call, capabilities, apiKey);
      if (call.altered !== undefined) return send(call, { ...written, ...call.altered.request(written) });
      const documented = await told(await send(call, written));
      const way = detourOf(call, capabilities);
      if (way === null || !wasRefused(documented, effectOf(call))) return documented;
      const { how, request } = detourRequest(call, way, apiKey);
      return { ...(await send(call, request)), detour: { how, refused: documented } };
    },
  };
}

const unknownOperation = {
  operation: null,
  operationName: 'NoSuchOperation',
  format: 'json',
  address: 'path',
  members: {},
} as const;

/** The detour, where there is one. A GET and a jsonp call are not written in the unread format, so they need none. */
function detourOf({ address, format, operation }: Call, { unread }: Capabilities): Detour | null {
  const way = unread[format] ?? null;
  if (way === null || address === 'namedGet' || address === 'jsonp') return null;
  // On a named route a suffix or a query names the format, so the body may be json; not every route offers GET. On a generic
  // path, the path names the unread format too.
  const isNamedRoute = operation?.route !== undefined;
  return isNamedRoute && (address === 'suffix' || address === 'query')
    ? { kind: 'jsonBody', by: address }
    : way;
}
