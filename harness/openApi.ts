import type { Answer, Call } from './Answer.ts';
import type { Api } from './Api.ts';
import { type Decode, decodedOnce } from './addressing/decodedOnce.ts';
import { detourRequest } from './addressing/detourRequest.ts';
import { documentedRequest } from './addressing/documentedRequest.ts';
import { effectOf } from './addressing/effectOf.ts';
import { mayBeNotFound, notFoundText } from './addressing/isNotFound.ts';
import { readResponse } from './addressing/readResponse.ts';
import { wasRefused } from './addressing/wasRefused.ts';
import type { Capabilities, Detour } from './Capabilities.ts';
import { refusedWithoutWord } from './dialect/refusedWithoutWord.ts';
import type { Target, WireRequest } from './Target.ts';

export interface ApiOptions {
  readonly target: Target;
  readonly capabilities: Capabilities;
  /** Goes into every call that does not bring its own APIKEY. */
  readonly apiKey: string;
  /** Knows answers of other runs too, where many targets answer alike. */
  readonly decode?: Decode;
}

/**
 * Opens the API on a target: calls are written as documented, and where the target does not read a format, made once
 * more by the detour that was found (docs/judging.md, The target's dialect).
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

  /** What the target answers in json to an operation that does not exist; asked for once, and only where it may be needed. */
  let unknown: Promise<Answer> | undefined;
  const told = async (answer: Answer): Promise<Answer> => {
    if (!mayBeNotFound(answer)) return answer;
    const call: Call = { ...unknownOperation, caseId: answer.call.caseId };
    unknown ??= send(call, documentedRequest(call, capabilities, apiKey));
    const { exchange } = await unknown;
    const isAlike = exchange.response?.status === 404 && notFoundText(await unknown) === notFoundText(answer);
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

/** The way around where there is one; a GET and a jsonp call are not written in the format that is not read. */
function detourOf({ address, format, operation }: Call, { unread }: Capabilities): Detour | null {
  const way = unread[format] ?? null;
  if (way === null || address === 'namedGet' || address === 'jsonp') return null;
  // On a named route a suffix or a query names the format by itself, so the body may be json; GET is not offered on every one.
  // On a generic path the format that is not read stands in the path too.
  const isNamedRoute = operation?.route !== undefined;
  return isNamedRoute && (address === 'suffix' || address === 'query')
    ? { kind: 'jsonBody', by: address }
    : way;
}
