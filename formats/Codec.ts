import type { Format } from '../specs/Format.ts';
import type { RecordShape } from '../specs/Shape.ts';
import type { RecordValue } from '../specs/Value.ts';
import type { Deviation } from './Deviation.ts';
import type { Dialect } from './Dialect.ts';

/** What a decoder could read: the value, and beside it every departure from the documented form. */
export interface Decoded {
  readonly value: RecordValue;
  readonly deviations: readonly Deviation[];
  /** Paths, without indexes, of members that the document does not list (ENV-13). */
  readonly undocumented: readonly string[];
  /**
   * What the document was: `message`; `flattened` csv (only the records of a list, or one record, without the message); a SOAP `fault`;
   * a bare `errorResponse`. In the last three `value` holds what could be told from it.
   */
  readonly layout: 'message' | 'flattened' | 'fault' | 'errorResponse';
}

export interface EncodeOptions {
  /** Only XML and SOAP ask for it; `plainDialect` where it is left out. */
  readonly dialect?: Dialect;
}

export interface DecodeOptions {
  /** The Content-Type header, for its charset parameter. */
  readonly contentType?: string;
}

/**
 * One wire format: pure, no I/O, both directions for requests and responses alike.
 *
 * `encode` writes the documented form; absent members are left out. `decode` reads every form that a value can be
 * recovered from and reports what departs from the documented one; it raises only DecodeError, in time and memory
 * linear in the bytes.
 */
export interface Codec {
  readonly name: Format;
  /** The documented Content-Type of requests and responses. */
  readonly contentType: string;
  readonly encode: (message: RecordShape, value: RecordValue, options?: EncodeOptions) => Uint8Array;
  readonly decode: (message: RecordShape, bytes: Uint8Array, options?: DecodeOptions) => Decoded;
}
