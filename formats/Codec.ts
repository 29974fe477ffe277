import type { Format } from '../specs/Format.ts';
import type { RecordShape } from '../specs/Shape.ts';
import type { RecordValue } from '../specs/Value.ts';
import type { Deviation } from './Deviation.ts';
import type { Dialect } from './Dialect.ts';

/** The result of a decoder: the value, and every departure from the documented form. */
export interface Decoded {
  readonly value: RecordValue;
  readonly deviations: readonly Deviation[];
  /** Paths, without indexes, of members that the document does not list (ENV-13). */
  readonly undocumented: readonly string[];
  /**
   * What the document was: `message`; `flattened` csv (the records of a list or one record, without the message); a SOAP `fault`;
   * or a bare `errorResponse`. In the last three `value` holds what could be recovered.
   */
  readonly layout: 'message' | 'flattened' | 'fault' | 'errorResponse';
}

export interface EncodeOptions {
  /** Only XML and SOAP use it; `plainDialect` by default. */
  readonly dialect?: Dialect;
}

export interface DecodeOptions {
  /** The Content-Type header, for its charset parameter. */
  readonly contentType?: string;
}

/**
 * One wire format: pure, without I/O, in both directions for requests and responses.
 *
 * `encode` writes the documented form and leaves out absent members. `decode` reads every form from which a value can be
 * recovered, and reports departures from the documented one. It raises only DecodeError. Time and memory are linear in the bytes.
 */
export interface Codec {
  readonly name: Format;
  /** The documented Content-Type of requests and responses. */
  readonly contentType: string;
  readonly encode: (message: RecordShape, value: RecordValue, options?: EncodeOptions) => Uint8Array;
  readonly decode: (message: RecordShape, bytes: Uint8Array, options?: DecodeOptions) => Decoded;
}
