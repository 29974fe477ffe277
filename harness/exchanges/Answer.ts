import type { Decoded } from '../../formats/Codec.ts';
import type { DecodeError } from '../../formats/DecodeError.ts';
import type { Address } from '../../specs/Address.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { MangledKey } from '../target/mangledKey.ts';
import type { Effect, WireRequest } from '../target/Target.ts';
import type { Exchange } from './Exchange.ts';

/** What is sent in place of the documented request, and what that does to the target. */
export interface Alteration {
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
  /** Sent before the calls that wait for a connection. */
  readonly urgent?: true;
  /** The callback's name, when jsonp is asked for. */
  readonly callback?: string;
  /** Sends a mangled form of the key (AUTH-3). A key that is missing, empty or made up stands in `members` instead. */
  readonly keyAs?: MangledKey;
  /** Alters the documented request before it is sent: hostile bytes (ERR-5), addresses that are not shown (FMT-10). */
  readonly altered?: Alteration;
}

/** When a call was made, as positions in the run's sequence of sends and answers. A lower number is earlier. */
export interface Moment {
  readonly sent: number;
  readonly answered: number;
}

/** What a call brought back. Exactly one of `decoded` and `decodeError` is null when there was a response. */
export interface Answer {
  readonly call: Call;
  readonly exchange: Exchange;
  /** Absent outside a run. */
  readonly moment?: Moment;
  readonly decoded: Decoded | null;
  readonly decodeError: DecodeError | null;
  /** The format it could be read in. On a bare named route this is the one the server picked (FMT-10). */
  readonly readAs?: Format;
  /** Set when the call was refused without a reason, in a format whose namespace we may not know (`Capabilities.untold`). */
  readonly untold?: true;
  /** Set when the same body was understood in the other version of SOAP, so that its layout is no reason for anything. */
  readonly layoutKnown?: true;
  /** Set when the target answers an operation that does not exist in exactly this way, in json and with HTTP 404. */
  readonly notFound?: true;
  /** Set when the documented call was not understood and we got this answer another way (docs/judging.md, dialect). */
  readonly detour: { readonly how: string; readonly refused: Answer } | null;
}

/** Answers by the names that evidence gives them. */
export type Answers = Readonly<Record<string, Answer>>;
