import { isRecord } from './isRecord.ts';
import type { RecordValue, Value } from './Value.ts';

/** The records in a list; none if there is no list. */
export const recordsOf = (list: Value | undefined): readonly RecordValue[] =>
  Array.isArray(list) ? (list as readonly Value[]).filter(isRecord) : [];
