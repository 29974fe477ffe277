import type { Decoded } from '../formats/Codec.ts';
import type { DecodeError } from '../formats/DecodeError.ts';
import type { Address } from '../specs/Address.ts';
import type { Format } from '../specs/Format.ts';
import type { Operation } from '../specs/Operation.ts';
import type { RecordValue } from '../specs/Value.ts';
import type { Exchange } from './Exchange.ts';
import type { MangledKey } from './mangledKey.ts';
import type { Effect, WireRequest } from './Target.ts';

/** What is sent in place of the documented request, and what that does to the target. */
interface Alteration {
  readonly effect: Effect;
  readonly request: (
    written: WireRequest,
  ) => Partial<Pick<WireRequest, 'method' | 'path' | 'headers' | 'body'>>;
}

/** One documented call, before it is written in a format. */
export interface Call {
  /** Null for a call of an operation that does not exist (FMT-12); then `operationName` names it. */
  readonly operation: Operation | null;
  readonly operationName: string;
  readonly format: Format;
  readonly address: Address;
  /** The request's members without the key, which the Api adds. */
  readonly members: RecordValue;
  readonly caseId: string;
  /** Goes before the calls that wait for a connection. */
  readonly urgent?: true;
  /** Where jsonp is asked for, the callback's name. */
  readonly callback?: string;
  /** Sends another key than the right one (AUTH-3); a key that is missing, empty or made up stands in `members`. */
  readonly keyAs?: MangledKey;
  /** Alters the documented request before it is sent: hostile bytes (ERR-5), addresses that are not shown (FMT-10). */
  readonly altered?: Alteration;
}

/** When a call was made, counted by what the run sent and was answered: what was answered first has the lower number. */
export interface Moment {
  readonly sent: number;
  readonly answered: number;
}

/** What a call brought back. Exactly one of `decoded` and `decodeError` is null when there was a response. */
export interface Answer {
  readonly call: Call;
  readonly exchange: Exchange;
  /** Absent outside of a run. */
  readonly moment?: Moment;
  readonly decoded: Decoded | null;
  readonly decodeError: DecodeError | null;
  /** The format it could be read in: on a bare named route the one that the server picked (FMT-10). */
  readonly readAs?: Format;
  /** Set where the call was refused without a word in a format whose namespace may not be known (`Capabilities.untold`). */
  readonly untold?: true;
  /** Set where the target answers an operation that does not exist just so, in json and with HTTP 404. */
  readonly notFound?: true;
  /** Set when the documented call was not understood and this answer was had another way (docs/judging.md, dialect). */
  readonly detour: { readonly how: string; readonly refused: Answer } | null;
}
