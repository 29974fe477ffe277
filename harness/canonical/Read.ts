import type { Deviation } from '../../formats/Deviation.ts';
import type { Format } from '../../specs/Format.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** One decoded answer of a Get. */
export interface Read {
  readonly format: Format;
  readonly value: RecordValue;
  readonly deviations: readonly Deviation[];
}
