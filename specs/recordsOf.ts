import { isRecord } from './isRecord.ts';
import type { RecordValue, Value } from './Value.ts';

/** The records that a list holds; none where there is no list. */
export const recordsOf = (list: Value | undefined): readonly RecordValue[] =>
  Array.isArray(list) ? (list as readonly Value[]).filter(isRecord) : [];
