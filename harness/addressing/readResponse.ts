import type { Decoded } from '../../formats/Codec.ts';
import { decodeText } from '../../formats/charset/decodeText.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import type { Deviation } from '../../formats/Deviation.ts';
import { unwrap } from '../../formats/json/jsonp.ts';
import type { Format } from '../../specs/Format.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { Call } from '../exchanges/Answer.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import { headerIn } from '../exchanges/headers.ts';
import { shapeOfResponse } from './callShapes.ts';
import { type Decode, decode } from './decodedOnce.ts';
import { sniffFormats } from './sniffFormats.ts';

/** What could be read of a response, and in which format. */
export interface ReadResponse {
  readonly decoded: Decoded | null;
  readonly decodeError: DecodeError | null;
  /** On a bare named route the format the server picked; null when nothing could be read. */
  readonly readAs: Format | null;
}

/**
 * Reads the response to a call by its address, with the caller's `decode` or the codecs' own. What a codec throws besides
 * DecodeError is our fault and is passed on.
 */
export function readResponse(call: Call, exchange: Exchange, by: Decode = decode): ReadResponse {
  const { response } = exchange;
  if (response === null) return { decoded: null, decodeError: null, readAs: null };
  const contentType = headerIn(response.headers, 'content-type');
  const shape = shapeOfResponse(call);
  const picked = call.address === 'named' || call.address === 'namedGet';
  const candidates = picked ? sniffFormats(contentType, response.body) : [call.format];
  let first: DecodeError | null = null;
  for (const format of candidates) {
    try {
      const decoded =
        call.address === 'jsonp' || call.callback !== undefined
          ? decodeJsonp(shape, response.body, contentType, call.callback)
          : by(format, shape, response.body, contentType);
      return { decoded: withDeviations(decoded, ofHeaders(response)), decodeError: null, readAs: format };
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      first ??= error;
    }
  }
  return { decoded: null, decodeError: first, readAs: null };
}

const withDeviations = (decoded: Decoded, found: readonly Deviation[]): Decoded =>
  found.length === 0 ? decoded : { ...decoded, deviations: [...found, ...decoded.deviations] };

/** A client that trusts the headers can't read such an answer at all, even if the body itself is well-formed. */
const ofHeaders = ({ misfit }: NonNullable<Exchange['response']>): readonly Deviation[] =>
  misfit === undefined ? [] : [{ clause: 'FMT-1', level: 'MUST', path: '', ...misfit }];

/** A wrapper with a different name from the one requested breaks FMT-8. Its payload is read anyway. */
function decodeJsonp(
  shape: RecordShape,
  body: Uint8Array,
  contentType: string | undefined,
  asked: string | undefined,
): Decoded {
  const { text, deviations } = decodeText(body, { contentType });
  const { callback, json } = unwrap(text);
  const decoded = decode('json', shape, new TextEncoder().encode(json), undefined);
  const misnamed: readonly Deviation[] =
    asked === undefined || callback === asked
      ? []
      : [{ clause: 'FMT-8', level: 'MUST', path: '', expected: `${asked}(…)`, actual: `${callback}(…)` }];
  return { ...decoded, deviations: [...misnamed, ...deviations, ...decoded.deviations] };
}
